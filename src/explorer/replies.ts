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
  objectWithRest,
  orNull,
  text,
  time,
} from './reply-fields.ts';
import { addressReply, transferReply } from './reply-parts.ts';

/** A decoded call; `value` is text, a list, or null where the server could not encode it. */
const decodedReply = objectWithRest({
  method_call: text,
  method_id: text,
  parameters: listOf(objectWithRest({ name: text, type: text, value: json })),
}).check(z.refine(({ method_call, method_id, parameters }) => Boolean(method_call || method_id || parameters)));

const revertReply = z.union([objectWithRest({ raw: z.string() }), decodedReply, z.string()]);

const baseLayerTransaction = objectWithRest({ hash: text, status: text, timestamp: time });

/** The specification's Arbitrum sub-object. */
const arbitrumReply = objectWithExtra({
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
    objectWithRest({ associated_l1_transaction_hash: text, message_id: count, message_status: text }),
  ),
  status: text,
});

const authorization = objectWithRest({
  address_hash: text,
  authority: text,
  chain_id: count,
  nonce: integer,
  r: text,
  s: text,
  v: count,
  status: text,
}).check(z.refine((one) => one.address_hash !== null || one.authority !== null));

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
  fee: orNull(objectWithRest({ type: text, value: integer })),
  exchange_rate: decimal,
  historic_exchange_rate: decimal,
  method: text,
  raw_input: text,
  decoded_input: orNull(decodedReply),
  revert_reason: orNull(revertReply),
  token_transfers: listOf(transferReply),
  token_transfers_overflow: flag,
  actions: listOf(objectWithRest({ protocol: text, type: text, data: json })),
  authorization_list: listOf(authorization),
  arbitrum: orNull(arbitrumReply),
});

const balanceChange = objectWithRest({
  block_number: neededCount,
  block_timestamp: time,
  // Without it the balance is known all the same; one that makes no sense puts the row in doubt.
  delta: z.optional(z.nullable(neededInteger)),
  value: neededInteger,
  transaction_hash: text,
});

/** A page of balance history; paging.ts reads its cursor. */
export const balancePageReply = z.object({
  items: z.array(balanceChange),
  next_page_params: z.optional(z.unknown()),
});

/** A page of transfers; paging.ts reads its cursor. */
export const transfersPageReply = z.object({
  items: z.array(transferReply),
  next_page_params: z.optional(z.unknown()),
});

export type DecodedReply = z.infer<typeof decodedReply>;
export type ArbitrumReply = z.infer<typeof arbitrumReply>;
export type TransactionReply = z.infer<typeof transactionReply>;
export type BalancePageReply = z.infer<typeof balancePageReply>;
