import * as z from 'zod/mini';
import {
  count,
  decimal,
  flag,
  integer,
  json,
  listOf,
  neededCount,
  neededInteger,
  neededText,
  objectWithExtra,
  orNull,
  text,
  time,
} from './reply-fields.ts';
import { addressReply, transferReply } from './reply-parts.ts';

/** A decoded call; `value` is text, a list, or null where the server could not encode it. */
export const decodedReply = z.object({
  method_call: neededText,
  method_id: text,
  parameters: listOf(z.object({ name: text, type: text, value: json })),
});

const baseLayerTransaction = z.object({ hash: text, status: text, timestamp: time });

/** The specification's Arbitrum sub-object. */
export const arbitrumReply = objectWithExtra({
  gas_used_for_l1: integer,
  gas_used_for_l2: integer,
  network_fee: integer,
  poster_fee: integer,
  batch_data_container: text,
  batch_number: count,
  commitment_transaction: orNull(baseLayerTransaction),
  confirmation_transaction: orNull(baseLayerTransaction),
  contains_message: text,
  message_related_info: orNull(
    z.object({ associated_l1_transaction_hash: text, message_id: count, message_status: text }),
  ),
  status: text,
});

const authorization = z.object({
  address_hash: neededText,
  authority: text,
  chain_id: count,
  nonce: integer,
  r: text,
  s: text,
  v: count,
  status: text,
});

/** The specification's Transaction object. */
export const transactionReply = objectWithExtra({
  hash: neededText,
  block_number: count,
  timestamp: time,
  position: count,
  confirmations: count,
  confirmation_duration: listOf(z.number().check(z.nonnegative())),
  nonce: count,
  type: count,
  transaction_types: listOf(z.string()),
  transaction_tag: text,
  status: text,
  result: text,
  is_pending_update: flag,
  has_error_in_internal_transactions: flag,
  from: addressReply,
  to: orNull(addressReply),
  created_contract: orNull(addressReply),
  value: neededInteger,
  gas_price: integer,
  gas_limit: integer,
  gas_used: integer,
  base_fee_per_gas: integer,
  max_fee_per_gas: integer,
  max_priority_fee_per_gas: integer,
  priority_fee: integer,
  transaction_burnt_fee: integer,
  fee: orNull(z.object({ type: text, value: integer })),
  exchange_rate: decimal,
  historic_exchange_rate: decimal,
  method: text,
  raw_input: text,
  decoded_input: orNull(decodedReply),
  revert_reason: orNull(z.union([decodedReply, z.object({ raw: z.string() }), z.string()])),
  token_transfers: listOf(transferReply),
  token_transfers_overflow: flag,
  actions: listOf(z.object({ protocol: text, type: text, data: json })),
  authorization_list: listOf(authorization),
  arbitrum: orNull(arbitrumReply),
});

const balanceChange = z.object({
  block_number: neededCount,
  block_timestamp: time,
  delta: neededInteger,
  value: neededInteger,
  transaction_hash: text,
});

const cursorCount = z.nullish(
  z.union([
    z.pipe(
      z.int(),
      z.transform((value) => String(value)),
    ),
    z.string().check(z.regex(/^-?\d+$/)),
  ]),
);

/** A page of balance history. Of the cursor only what the specification declares for this operation. */
export const balancePageReply = z.object({
  items: z.array(balanceChange),
  next_page_params: z.nullish(z.object({ block_number: cursorCount, items_count: cursorCount })),
});

/** A page of transfers. Of the cursor only what the specification declares for this operation. */
export const transfersPageReply = z.object({
  items: z.array(transferReply),
  next_page_params: z.nullish(z.object({ block_number: cursorCount, index: cursorCount, token_id: cursorCount })),
});

export type DecodedReply = z.infer<typeof decodedReply>;
export type ArbitrumReply = z.infer<typeof arbitrumReply>;
export type TransactionReply = z.infer<typeof transactionReply>;
export type BalancePageReply = z.infer<typeof balancePageReply>;
