import * as z from 'zod/mini';
import {
  count,
  decimal,
  decimals,
  flag,
  integer,
  json,
  listOf,
  neededText,
  objectWithExtra,
  objectWithRest,
  orNull,
  text,
  time,
} from './reply-fields.ts';

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

/** The specification's Token transfer object, with the amounts that it leaves out. */
export const transferReply = objectWithExtra({
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
