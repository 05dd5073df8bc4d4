import { baseLayer } from './build-arbitrum-part.ts';
import { who } from './sample-addresses.ts';
import { arbitrum, ethereum, minutesAgo } from './sample-clock.ts';
import { toSeededHex } from './seeded.ts';
import type { TransactionPlan } from './transaction-plan.ts';

const usual = { chainId: ethereum, value: 0n, baseFee: 984_310_226n, tip: 90_000_000n };
const finney = 10n ** 15n;

/** An EIP-7702 transaction: a person's account takes on MetaMask's delegator code. */
export const delegation: TransactionPlan = {
  ...usual,
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
  ...usual,
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
