import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

const advice = 'Vielleicht soll eine mit der anderen verwechselt werden: jede Ziffer vergleichen.';

export const lookAlikes: Words['lookAlikes'] = {
  title: 'Doppelgänger-Adressen',
  two: {
    address: (groups) =>
      `Zwei Adressen sind Doppelgänger: Anfang und Ende sind gleich, ${groups} verschieden. ${advice}`,
    transaction: (groups) =>
      `Zwei Adressen in dieser Transaktion sind Doppelgänger: Anfang und Ende sind gleich, ${groups} verschieden. ${advice}`,
    nft: (groups) =>
      `Zwei Adressen dieses NFTs sind Doppelgänger: Anfang und Ende sind gleich, ${groups} verschieden. ${advice}`,
  },
  onPage: {
    address: (groups) =>
      `Diese und eine andere Adresse auf dieser Seite sind Doppelgänger: Anfang und Ende sind gleich, ${groups} verschieden. ${advice}`,
    transaction: (groups) =>
      `Eine Adresse in dieser Transaktion und eine andere auf dieser Seite sind Doppelgänger: Anfang und Ende sind gleich, ${groups} verschieden. ${advice}`,
    nft: (groups) =>
      `Eine Adresse dieses NFTs und eine andere auf dieser Seite sind Doppelgänger: Anfang und Ende sind gleich, ${groups} verschieden. ${advice}`,
  },
  ends: {
    both: 'Anfang und Ende sind gleich',
    start: 'der Anfang ist gleich',
    end: 'das Ende ist gleich',
  },
  ofWatched: {
    address: (own, groups, how) =>
      `Diese Adresse ist ein Doppelgänger von ${own}: ${how}, ${groups} verschieden. ${advice}`,
    transaction: (own, groups, how) =>
      `Eine Adresse in dieser Transaktion ist ein Doppelgänger von ${own}: ${how}, ${groups} verschieden. ${advice}`,
    nft: (own, groups, how) =>
      `Eine Adresse dieses NFTs ist ein Doppelgänger von ${own}: ${how}, ${groups} verschieden. ${advice}`,
    page: (own, groups, how) =>
      `Eine andere Adresse auf dieser Seite ist ein Doppelgänger von ${own}: ${how}, ${groups} verschieden. ${advice}`,
  },
  watchedNamed: (name) => `${name}, einer von Ihnen beobachteten Adresse`,
  watchedUnnamed: 'einer von Ihnen beobachteten Adresse',
  known: 'einer Ihnen bekannten Adresse',
  morePairs: (count, formatted) =>
    plural('de', count, {
      one: `Es gibt ${formatted} weiteres solches Paar.`,
      other: `Es gibt ${formatted} weitere solche Paare.`,
    }),

  groups: (count, numbers, all) =>
    plural('de', count, { one: `Gruppe ${numbers} von ${all}`, other: `die Gruppen ${numbers} von ${all}` }),
  range: (first, last) => `${first} bis ${last}`,
};
