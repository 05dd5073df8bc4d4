import * as z from 'zod/mini';
import type { Reply } from '../models/failure.ts';
import { toSenselessAnswer } from './failures.ts';
import {
  count,
  decimal,
  decimals,
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
} from './schema-fields.ts';
import type { Answer } from './send-request.ts';

const label = z.object({ address_hash: text, display_name: text, label: text });

/** The specification's Address object. */
export const addressReply = objectWithExtra({
  hash: neededText,
  ens_domain_name: text,
  name: text,
  implementations: listOf(z.object({ address_hash: neededText, name: text })),
  is_contract: flag,
  is_scam: flag,
  is_verified: flag,
  proxy_type: text,
  reputation: text,
  metadata: orNull(
    z.object({
      tags: listOf(z.object({ name: neededText, slug: text, tagType: text, ordinal: orNull(z.int()), meta: json })),
    }),
  ),
  private_tags: listOf(label),
  public_tags: listOf(label),
  watchlist_names: listOf(label),
});

/** The specification's Token object. */
const tokenReply = objectWithExtra({
  address_hash: neededText,
  circulating_market_cap: decimal,
  decimals,
  exchange_rate: decimal,
  holders_count: decimal,
  icon_url: text,
  name: text,
  reputation: text,
  symbol: text,
  total_supply: decimal,
  type: text,
  volume_24h: decimal,
  bridge_type: text,
  foreign_address: text,
  origin_chain_id: orNull(
    z.union([
      z.string(),
      z.pipe(
        z.int(),
        z.transform((id) => String(id)),
      ),
    ]),
  ),
});

/** The specification's Token instance object. */
const tokenInstanceReply = objectWithExtra({
  id: z.union([
    neededText,
    z.pipe(
      z.int(),
      z.transform((id) => String(id)),
    ),
  ]),
  is_unique: flag,
  animation_url: text,
  external_app_url: text,
  image_url: text,
  media_url: text,
  media_type: text,
  metadata: json,
  owner: orNull(addressReply),
  thumbnails: orNull(z.object({ original: text, '250x250': text, '500x500': text, '60x60': text })),
  token: orNull(tokenReply),
  token_type: text,
  value: integer,
});

/** The specification's Token transfer object, with the amounts that the specification leaves out. */
const transferReply = objectWithExtra({
  block_hash: text,
  block_number: count,
  log_index: count,
  timestamp: time,
  transaction_hash: text,
  from: orNull(addressReply),
  to: orNull(addressReply),
  token: orNull(tokenReply),
  token_type: text,
  method: text,
  type: text,
  total: orNull(
    objectWithRest({ token_id: integer, value: integer, decimals, token_instance: orNull(tokenInstanceReply) }),
  ),
}).check(
  // Any part may be unknown, but not all of them.
  z.refine((transfer) =>
    [transfer.transaction_hash, transfer.block_number, transfer.token, transfer.total].some((part) => part !== null),
  ),
);

export type AddressReply = z.infer<typeof addressReply>;
export type TokenReply = z.infer<typeof tokenReply>;
export type TokenInstanceReply = z.infer<typeof tokenInstanceReply>;
export type TransferReply = z.infer<typeof transferReply>;

/** A decoded call; `value` is text, a list, or null if the server could not encode it. */
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
  // May be missing, since the balance is known without it; a malformed one makes the row invalid.
  delta: z.optional(z.nullable(neededInteger)),
  value: neededInteger,
  transaction_hash: text,
});

/** Rows of which at most half cannot be read; these are null. */
function mostlySound<T extends z.core.$ZodType>(row: T) {
  return z
    .array(orNull(row))
    .check(z.refine((items) => items.filter((item) => item === null).length * 2 <= items.length));
}

/** A page of balance history; paging.ts reads its cursor. */
export const balancePageReply = z.object({
  items: mostlySound(balanceChange),
  next_page_params: z.optional(z.unknown()),
});

/** A page of transfers; paging.ts reads its cursor. */
export const transfersPageReply = z.object({
  items: mostlySound(transferReply),
  next_page_params: z.optional(z.unknown()),
});

export type DecodedReply = z.infer<typeof decodedReply>;
export type ArbitrumReply = z.infer<typeof arbitrumReply>;
export type TransactionReply = z.infer<typeof transactionReply>;
export type BalancePageReply = z.infer<typeof balancePageReply>;

/** Validates an answer and converts it with `toModel`, which returns null if it answers another question. */
export function readReply<S extends z.core.$ZodType, T>(
  answer: Answer,
  schema: S,
  credits: number,
  toModel: (reply: z.output<S>, answer: { sentMs: number }) => T | null,
): Reply<T> {
  if (!answer.ok) {
    return { ok: false, failure: answer.failure };
  }

  const parsed = z.safeParse(schema, answer.body);
  if (!parsed.success) {
    return { ok: false, failure: toSenselessAnswer(parsed.error.issues[0]?.path ?? []) };
  }

  const value = toModel(parsed.data, answer);
  const { asOf, sentMs } = answer;

  return value === null
    ? { ok: false, failure: { kind: 'other-answer' } }
    : { ok: true, value, asOf, credits, fresh: true, ...(sentMs < Date.parse(asOf) && { sentMs }) };
}
