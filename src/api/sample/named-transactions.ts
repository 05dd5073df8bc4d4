import { baseLayer, type TransactionPlan, toWord } from './build-transaction.ts';
import { who } from './sample-accounts.ts';
import { arbitrum, ethereum, minutesAgo, toSeededHex } from './sample-values.ts';

const gwei = 10n ** 9n;
const finney = 10n ** 15n;
const usual = { chainId: ethereum, value: 0n, gasUsed: 21_000n, baseFee: 1_204_771_903n, tip: 120_000_000n };

const swapWei = (1500n * finney).toString();
const swapOut = '3912441873';

/** 1.5 ETH for 3,912.44 USDC, two minutes ago. */
export const swap: TransactionPlan = {
  ...usual,
  hash: '0x9fbc4d21ae07c6b8513f92d40e7ab68c5d13e9f07b24a6c8e1f35d907ab203d2',
  block: minutesAgo(ethereum, 2),
  from: who.vitalik,
  to: who.router,
  value: 1500n * finney,
  gasUsed: 118_562n,
  baseFee: 10_980_000_000n,
  tip: 7_020_000_000n,
  types: ['coin_transfer', 'contract_call', 'token_transfer'],
  transfers: [
    { token: who.weth, from: who.zero, to: who.router, logIndex: 211, amount: swapWei },
    { token: who.weth, from: who.router, to: who.pool, logIndex: 212, amount: swapWei },
    { token: who.usdc, from: who.pool, to: who.vitalik, logIndex: 213, amount: swapOut },
  ],
  input: `0x7ff36ab5${['3892879664', '128', who.vitalik, '1795500000', '2', who.weth, who.usdc].map(toWord).join('')}`,
  own: {
    method: 'swapExactETHForTokens',
    decoded_input: {
      method_call: 'swapExactETHForTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline)',
      method_id: '7ff36ab5',
      parameters: [
        { name: 'amountOutMin', type: 'uint256', value: '3892879664' },
        { name: 'path', type: 'address[]', value: [who.weth, who.usdc] },
        { name: 'to', type: 'address', value: who.vitalik },
        { name: 'deadline', type: 'uint256', value: '1795500000' },
      ],
    },
  },
};

/** 0.5 ETH to vitalik.eth. */
export const payment: TransactionPlan = {
  ...usual,
  hash: toSeededHex('hashlens payment'),
  block: minutesAgo(ethereum, 14),
  from: who.mira,
  to: who.vitalik,
  value: 500n * finney,
  types: ['coin_transfer'],
};

/** The first transaction that Ethereum ever carried, with its real facts (7 August 2015). */
export const firstEver: TransactionPlan = {
  ...usual,
  hash: '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060',
  block: 46_147,
  from: who.firstSender,
  to: who.firstReceiver,
  value: 31_337n,
  gasLimit: 21_000n,
  baseFee: 0n,
  tip: 50_000n * gwei,
  types: ['coin_transfer'],
  own: {
    type: 0,
    nonce: 0,
    position: 0,
    timestamp: '2015-08-07T03:30:33.000000Z',
    confirmation_duration: [],
    base_fee_per_gas: null,
    max_fee_per_gas: null,
    max_priority_fee_per_gas: null,
    priority_fee: null,
    transaction_burnt_fee: null,
    historic_exchange_rate: null,
  },
};

/** A contract comes into being. */
export const creation: TransactionPlan = {
  ...usual,
  hash: toSeededHex('hashlens creation'),
  block: minutesAgo(ethereum, 26 * 60),
  from: who.deployer,
  to: null,
  created: who.piggyBank,
  gasUsed: 712_340n,
  input: `0x608060405234801561000f575f5ffd5b50${toSeededHex('hashlens creation code', 640).slice(2)}`,
  types: ['contract_creation'],
};

const refused = 'ERC20: transfer amount exceeds allowance';

/** A transfer that USDC refused. */
export const reverted: TransactionPlan = {
  ...usual,
  hash: toSeededHex('hashlens reverted'),
  block: minutesAgo(ethereum, 52),
  from: who.ines,
  to: who.usdc,
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

/** A payment that no block holds yet. */
export const waiting: TransactionPlan = {
  ...usual,
  hash: toSeededHex('hashlens waiting'),
  block: null,
  from: who.okoye,
  to: who.tobias,
  value: 2000n * finney,
  gasLimit: 21_000n,
  types: ['coin_transfer'],
};

const newerUsual = { chainId: ethereum, value: 0n, baseFee: 984_310_226n, tip: 90_000_000n };

/** An EIP-7702 transaction: a person's account takes on MetaMask's delegator code. */
export const delegation: TransactionPlan = {
  ...newerUsual,
  hash: toSeededHex('hashlens delegation'),
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

/** Base, another chain, leaves its data on Ethereum in blobs. */
export const blob: TransactionPlan = {
  ...newerUsual,
  hash: toSeededHex('hashlens blob'),
  block: minutesAgo(ethereum, 8),
  from: who.baseBatcher,
  to: who.baseInbox,
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
      (_, index) => `0x01${toSeededHex(`blob ${index}`, 62).slice(2)}`,
    ),
  },
};

const onArbitrum = { chainId: arbitrum, value: 0n, baseFee: 10_000_000n, tip: 0n };

/** 1,250 USDC sent on Arbitrum One, its batch already on Ethereum. */
export const arbitrumPayment: TransactionPlan = {
  ...onArbitrum,
  hash: toSeededHex('hashlens arbitrum payment'),
  block: minutesAgo(arbitrum, 49),
  from: who.traveller,
  to: who.usdcOnArbitrum,
  gasUsed: 63_517n,
  types: ['contract_call', 'token_transfer'],
  call: {
    name: 'transfer',
    selector: 'a9059cbb',
    arguments: [
      ['to', 'address', who.mira],
      ['value', 'uint256', '1250000000'],
    ],
  },
  transfers: [{ token: who.usdcOnArbitrum, from: who.traveller, to: who.mira, logIndex: 4, amount: '1250000000' }],
};

/** ETH that came over from Ethereum by a message, which paid for it there: every part of the `arbitrum` object is told. */
export const arbitrumDeposit: TransactionPlan = {
  ...onArbitrum,
  hash: toSeededHex('hashlens arbitrum deposit on arbitrum'),
  block: minutesAgo(arbitrum, 50),
  from: who.mira,
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
