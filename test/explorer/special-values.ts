import type { ErrorDialect } from './error-dialects.ts';

/*
 * Values that always get a fixed special answer, so that each can be seen without writing a rule.
 * The end of the hash, the address or the NFT's contract decides.
 *
 *   …dead   transaction, NFT    404 Not found
 *   …dead   address             200 and no changes, as for an address that was never seen
 *   …0401   any                 401 Unauthorized
 *   …0402   any                 402 Out of credits
 *   …0403   any                 403 Restricted access, unless `key` is the server's secret key
 *   …0429   any                 429 Too many requests
 *   …0500   any                 500 as a bare JSON string
 *   …0502   any                 502 Bad gateway
 *   …0503   any                 503 Service unavailable
 *   …04b3   any                 403 and a web page from the network's edge
 *   …50cc   any                 200 and a web page of a captive portal
 *
 * For NFTs also: the sample's fungible tokens (SUN, TIDE) are not NFT contracts (404). Token ids that end in 404
 * or are negative are unknown (200, no transfers).
 */
export const specialEndings: { readonly [ending: string]: ErrorDialect } = {
  '0401': 'bad-key',
  '0402': 'out-of-credits',
  '0403': 'restricted',
  '0429': 'rate-limit-instance',
  '0500': 'internal-bare-string',
  '0502': 'bad-gateway',
  '0503': 'unavailable',
  '04b3': 'edge-block',
  '50cc': 'captive-portal',
};
