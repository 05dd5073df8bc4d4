import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionLists: Words['transactionLists'] = {
  tokenTransfers: (count, number) =>
    plural('de', count, { one: `${number} Token-Transfer`, other: `${number} Token-Transfers` }),
  nftTransfers: (count, number) =>
    plural('de', count, { one: `${number} NFT-Transfer`, other: `${number} NFT-Transfers` }),
  firstTokenTransfers: (count, number) =>
    plural('de', count, { one: `Erster Token-Transfer`, other: `Erste ${number} Token-Transfers` }),
  firstNftTransfers: (count, number) =>
    plural('de', count, { one: `Erster NFT-Transfer`, other: `Erste ${number} NFT-Transfers` }),
  someTokenTransfers: 'Token-Transfers',

  onlyFirst: (count, number) =>
    plural('de', count, {
      one: 'Und weitere: Der Dienst zeigt nur den ersten.',
      other: `Und weitere: Der Dienst zeigt die ersten ${number}.`,
    }),
  moreThere: 'Es gibt weitere Transfers: Der Explorer zeigt alle.',
  moreTransfers: (count, number) =>
    plural('de', count, {
      one: `${number} weiterer Transfer: Der Explorer zeigt alle.`,
      other: `${number} weitere Transfers: Der Explorer zeigt alle.`,
    }),
  more: (count, number) => plural('de', count, { other: `und ${number} weitere` }),

  scam: 'Betrug',
  movesNothing: 'bewegt nichts',

  from: (from) => `von ${from}`,
  to: (to) => `an ${to}`,
  fromTo: (from, to) => `von ${from} an ${to}`,
  between: (one, other) => `zwischen ${one} und ${other}`,
  toItself: 'an sich selbst',
  minted: 'neu geprägt',
  mintedTo: (to) => `neu geprägt für ${to}`,
  burnt: 'verbrannt',
  burntBy: (by) => `verbrannt von ${by}`,

  actions: 'Aktionen',
  authorizations: 'Autorisierungen, Code zu setzen',
  runsAs: (account, contract) => `${account} läuft als ${contract}`,
  onAnyChain: 'auf jeder Chain',
  onChain: (chain) => `auf ${chain}`,
  nonce: (number) => `Nonce ${number}`,
  accepted: 'angenommen',
};
