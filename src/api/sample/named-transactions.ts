import { baseLayer, type TransactionPlan, toWord } from './build-transaction.ts';
import { who } from './sample-accounts.ts';
import { arbitrum, ethereum, hashSentence, minutesAgo, toSeededHex } from './sample-values.ts';

const gwei = 10n ** 9n;
const finney = 10n ** 15n;
const usual = { chainId: ethereum, value: 0n, gasUsed: 21_000n, baseFee: 1_204_771_903n, tip: 120_000_000n };

const swapWei = (1500n * finney).toString();
const swapOut = '3912441873';

/** 1.5 ETH for 3,912.44 SUN, two minutes ago. */
export const swap: TransactionPlan = {
  ...usual,
  hash: '0x2456f3bc61e17b687a2fc153324a91efcb27996d962b3d1ef57cb3bb25c1eaaf', // Hashlens sample transaction: swap
  block: minutesAgo(ethereum, 2),
  from: who.mara,
  to: who.router,
  value: 1500n * finney,
  gasUsed: 118_562n,
  baseFee: 10_980_000_000n,
  tip: 7_020_000_000n,
  types: ['coin_transfer', 'contract_call', 'token_transfer'],
  transfers: [
    { token: who.tide, from: who.zero, to: who.router, logIndex: 211, amount: swapWei },
    { token: who.tide, from: who.router, to: who.pool, logIndex: 212, amount: swapWei },
    { token: who.sun, from: who.pool, to: who.mara, logIndex: 213, amount: swapOut },
  ],
  input: `0x7ff36ab5${['3892879664', '128', who.mara, '1795500000', '2', who.tide, who.sun].map(toWord).join('')}`,
  own: {
    method: 'swapExactETHForTokens',
    decoded_input: {
      method_call: 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      method_id: '7ff36ab5',
      parameters: [
        { name: 'amountOutMin', type: 'uint256', value: '3892879664' },
        { name: 'path', type: 'address[]', value: [who.tide, who.sun] },
        { name: 'to', type: 'address', value: who.mara },
        { name: 'deadline', type: 'uint256', value: '1795500000' },
      ],
    },
  },
};

/** 0.5 ETH to mara.example. */
export const payment: TransactionPlan = {
  ...usual,
  hash: '0x24f79964743430f1871f474361fc517d8d2c46775d794c5044c60c89f302b6b2', // Hashlens sample transaction: payment
  block: minutesAgo(ethereum, 14),
  from: who.noor,
  to: who.mara,
  value: 500n * finney,
  types: ['coin_transfer'],
};

/** A payment from before base fees existed. */
export const oldPayment: TransactionPlan = {
  ...usual,
  hash: '0x06f285ad0da17b95da973fabbd3f2c5d5056015afcb696a26a9d9938545d0370', // Hashlens sample transaction: old payment
  block: 1_702_415,
  from: who.oldSender,
  to: who.oldReceiver,
  value: 7250n * finney,
  gasLimit: 90_000n,
  baseFee: 0n,
  tip: 20n * gwei,
  types: ['coin_transfer'],
  own: {
    type: 0,
    nonce: 3,
    position: 4,
    timestamp: '2016-06-14T17:26:08.000000Z',
    confirmation_duration: [],
    base_fee_per_gas: null,
    max_fee_per_gas: null,
    max_priority_fee_per_gas: null,
    priority_fee: null,
    transaction_burnt_fee: null,
    historic_exchange_rate: null,
  },
};

export const creation: TransactionPlan = {
  ...usual,
  hash: '0x28dea74896bdf39095ad06a75cdb9bcca4de2db25cc82947bbb9cebf5dc2eaa2', // Hashlens sample transaction: creation
  block: minutesAgo(ethereum, 26 * 60),
  from: who.deployer,
  to: null,
  created: who.piggyBank,
  gasUsed: 712_340n,
  input: `0x608060405234801561000f575f5ffd5b50${toSeededHex('hashlens creation code', 640).slice(2)}`,
  types: ['contract_creation'],
};

const refused = 'ERC20: transfer amount exceeds allowance';

/** A transfer that the SUN contract reverted. */
export const reverted: TransactionPlan = {
  ...usual,
  hash: '0xc42015310f9a38eeac39ab3ec57d343dbac835b3206ade3eccb3b53b464558c3', // Hashlens sample transaction: reverted
  block: minutesAgo(ethereum, 52),
  from: who.ines,
  to: who.sun,
  gasUsed: 34_871n,
  gasLimit: 65_000n,
  types: ['contract_call'],
  call: {
    name: 'transferFrom',
    selector: '23b872dd',
    arguments: [
      ['from', 'address', who.tobias],
      ['to', 'address', who.ines],
      ['value', 'uint256', '250000000'],
    ],
  },
  own: {
    status: 'error',
    result: 'execution reverted',
    revert_reason: {
      method_call: 'Error(string reason)',
      method_id: '08c379a0',
      parameters: [{ name: 'reason', type: 'string', value: refused }],
    },
  },
};

/** A pending payment. */
export const waiting: TransactionPlan = {
  ...usual,
  hash: '0x57273ff14feb868a27be6543a046cf0c6afd634827048f408ae8217ac5a241ef', // Hashlens sample transaction: waiting
  block: null,
  from: who.okoye,
  to: who.tobias,
  value: 2000n * finney,
  gasLimit: 21_000n,
  types: ['coin_transfer'],
};

const newerUsual = { chainId: ethereum, value: 0n, baseFee: 984_310_226n, tip: 90_000_000n };

/** An EIP-7702 transaction: a user's account takes on a contract's code. */
export const delegation: TransactionPlan = {
  ...newerUsual,
  hash: '0x6bee1ed278f2fb8428340a302ea60b6042f9c881ba7d0b5685c41aeb82349bdd', // Hashlens sample transaction: delegation
  block: minutesAgo(ethereum, 3 * 60 + 7),
  from: who.rahul,
  to: who.rahul,
  gasUsed: 46_204n,
  types: ['set_code_transaction'],
  own: {
    type: 4,
    authorization_list: [
      {
        address_hash: who.delegate,
        authority: who.rahul,
        chain_id: 1,
        nonce: '41',
        r: BigInt(toSeededHex('hashlens signature r', 63)).toString(),
        s: BigInt(toSeededHex('hashlens signature s', 63)).toString(),
        v: 1,
        status: 'ok',
      },
    ],
  },
};

const blobs = 6;
const blobGas = 131_072 * blobs;
const blobPrice = 21_518_436;

/** Pier, another chain, posts its data to Ethereum in blobs. */
export const blob: TransactionPlan = {
  ...newerUsual,
  hash: '0x9d0867e28de28d54327efcff5888442f489c50a20704879e0c5c2fc8bc67b3be', // Hashlens sample transaction: blob
  block: minutesAgo(ethereum, 8),
  from: who.pierBatcher,
  to: who.pierInbox,
  gasUsed: 21_000n,
  types: ['blob_transaction'],
  own: {
    type: 3,
    max_fee_per_blob_gas: String(blobPrice * 4),
    blob_gas_used: String(blobGas),
    blob_gas_price: String(blobPrice),
    burnt_blob_fee: String(blobGas * blobPrice),
    blob_versioned_hashes: Array.from(
      { length: blobs },
      (_, index) => `0x01${hashSentence(`Hashlens sample blob: ${index}`).slice(4)}`,
    ),
  },
};

const onArbitrum = { chainId: arbitrum, value: 0n, baseFee: 10_000_000n, tip: 0n };

/** 1,250 SUN sent on Arbitrum One, its batch already on Ethereum. */
export const arbitrumPayment: TransactionPlan = {
  ...onArbitrum,
  hash: '0xb755d65c7ed8c82b612a49f1a91794868691274d8981a74e681c8e24ba42c1e8', // Hashlens sample transaction: Arbitrum payment
  block: minutesAgo(arbitrum, 49),
  from: who.traveller,
  to: who.sunOnArbitrum,
  gasUsed: 63_517n,
  types: ['contract_call', 'token_transfer'],
  call: {
    name: 'transfer',
    selector: 'a9059cbb',
    arguments: [
      ['to', 'address', who.noor],
      ['value', 'uint256', '1250000000'],
    ],
  },
  transfers: [{ token: who.sunOnArbitrum, from: who.traveller, to: who.noor, logIndex: 4, amount: '1250000000' }],
};

/** ETH sent from Ethereum by a message, which paid for it there. Every part of the `arbitrum` object has a value. */
export const arbitrumDeposit: TransactionPlan = {
  ...onArbitrum,
  hash: '0xbf37dcad8766f9a2cb28e26389b03bad2ed6dfd9f5a20fadfd9bbaa5b01c3748', // Hashlens sample transaction: Arbitrum deposit
  block: minutesAgo(arbitrum, 50),
  from: who.noor,
  to: who.traveller,
  value: 750n * finney,
  gasUsed: 24_310n,
  types: ['coin_transfer'],
  own: { type: 104 },
  message: {
    contains_message: 'incoming',
    message_related_info: {
      associated_l1_transaction_hash: baseLayer.deposit.hash,
      message_id: 2_204_117,
      message_status: 'Relayed',
    },
  },
};
