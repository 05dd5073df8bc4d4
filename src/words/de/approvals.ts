import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const approvals: Words['approvals'] = {
  zeroAddress: 'die Nulladresse',
  theOwner: 'dem Inhaber',
  nftOf: (id, collection) => `${id} von ${collection}`,

  unlimited: (token) => `unbegrenzt ${token}`,
  anAmount: (token) => `einen Betrag in ${token}`,
  tokens: (count, number) => plural('de', count, { one: `${number} Token`, other: `${number} Token` }),
  unlimitedTokens: (count, number) =>
    plural('de', count, { one: `unbegrenzt ${number} Token`, other: `unbegrenzte Beträge in ${number} Token` }),
  partlyUnlimited: (count, number) =>
    plural('de', count, { one: `${number} Token (unbegrenzt)`, other: `${number} Token (teils unbegrenzt)` }),

  allowed: (spender, what) => `Freigabe: ${spender} darf ${what} ausgeben`,
  ownerAllowed: (owner, spender, what) => `Freigabe von ${owner}: ${spender} darf ${what} ausgeben`,
  oneBlockOnly: (allowed) => `${allowed} (nur in diesem Block)`,
  allowedMore: (spender, token) => `Freigabe: ${spender} darf mehr ${token} als zuvor ausgeben`,
  allowedMoreBy: (spender, amount) => `Freigabe: ${spender} darf ${amount} mehr als zuvor ausgeben`,
  allowedLess: (spender, token) => `Freigabe: ${spender} darf weniger ${token} als zuvor ausgeben`,
  allowedLessBy: (spender, amount) => `Freigabe: ${spender} darf ${amount} weniger als zuvor ausgeben`,
  tookBack: (spender, token) => `Freigabe von ${token} für ${spender} zurückgenommen`,
  ownerTookBack: (owner, spender, token) => `Von ${owner} zurückgenommen: Freigabe von ${token} für ${spender}`,
  tookBackSeveral: (count, number) =>
    plural('de', count, { one: `${number} Freigabe zurückgenommen`, other: `${number} Freigaben zurückgenommen` }),

  allowedNft: (spender, nft) => `Freigabe: ${spender} darf ${nft} übertragen`,
  ownerAllowedNft: (owner, spender, nft) => `Freigabe von ${owner}: ${spender} darf ${nft} übertragen`,
  tookBackNft: (nft) => `Einzelfreigabe für ${nft} zurückgenommen`,
  allowedEveryNft: (spender, collection) => `Freigabe: ${spender} darf alle NFTs von ${collection} übertragen`,
  ownerAllowedEveryNft: (owner, spender, collection) =>
    `Freigabe von ${owner}: ${spender} darf alle NFTs von ${collection} übertragen`,
  tookBackEveryNft: (spender, collection) => `Freigabe der NFTs von ${collection} für ${spender} zurückgenommen`,
  ownerTookBackEveryNft: (owner, spender, collection) =>
    `Von ${owner} zurückgenommen: Freigabe der NFTs von ${collection} für ${spender}`,

  allowedOperator: (spender, contract) => `Freigabe: ${spender} darf bei ${contract} als Operator handeln`,
  tookBackOperator: (spender, contract) => `Freigabe für ${spender} als Operator bei ${contract} zurückgenommen`,
  allowedCredit: (spender, what) => `Freigabe: ${spender} darf ${what} im Namen dieses Kontos leihen`,
  ownerAllowedCredit: (owner, spender, what) => `Freigabe von ${owner}: ${spender} darf ${what} in dessen Namen leihen`,
  tookBackCredit: (spender, token) =>
    `Freigabe für ${spender}, ${token} im Namen dieses Kontos zu leihen, zurückgenommen`,
  ownerTookBackCredit: (owner, spender, token) =>
    `Von ${owner} zurückgenommen: Freigabe für ${spender}, ${token} in dessen Namen zu leihen`,

  approved: (spender, token) => `Freigabe für ${spender} bei ${token} erteilt`,
};
