import type { Words } from '../words.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: 'Nulladresse',
  nftOf: (id, collection) => `${id} von ${collection}`,

  allowed: (spender, token) => `Betrag in ${token} zur Ausgabe durch ${spender} freigegeben`,
  allowedUnlimited: (spender, token) => `Unbegrenzt ${token} zur Ausgabe durch ${spender} freigegeben`,
  allowedMore: (spender, token) => `Mehr ${token} als zuvor zur Ausgabe durch ${spender} freigegeben`,
  allowedLess: (spender, token) => `Weniger ${token} als zuvor zur Ausgabe durch ${spender} freigegeben`,
  tookBack: (spender, token) => `Freigabe von ${token} für ${spender} zurückgenommen`,

  allowedNft: (spender, nft) => `${nft} zur Übertragung durch ${spender} freigegeben`,
  tookBackNft: (nft) => `Einzelfreigabe für ${nft} zurückgenommen`,
  allowedEveryNft: (spender, collection) => `Alle NFTs von ${collection} zur Übertragung durch ${spender} freigegeben`,
  tookBackEveryNft: (spender, collection) => `Freigabe der NFTs von ${collection} für ${spender} zurückgenommen`,

  approved: (spender, token) => `Freigabe für ${spender} bei ${token} erteilt`,
};
