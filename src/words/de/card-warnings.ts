import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const scamWarnings: Words['scamWarnings'] = {
  title: 'Bekannter Betrug',
  accounts: (count, names) => plural('de', count, { other: `Der Explorer stuft ${names} als Betrug ein.` }),
  thisAddress: 'Der Explorer stuft diese Adresse als Betrug ein: Das stand in einer anderen Antwort.',
};

export const reputationWarnings: Words['reputationWarnings'] = {
  title: 'Einstufung',
  text: (reputations) => `Der Explorer stuft ${reputations} ein.`,
  ofAddress: (hash, reputation) => `${hash} als „${reputation}“`,
  ofToken: (hash, reputation) => `das Token ${hash} als „${reputation}“`,
};

export const writtenWarnings: Words['writtenWarnings'] = {
  wrongChecksum: {
    title: 'Falsche Prüfsumme',
    text: 'Die Großbuchstaben passen nicht zu den Ziffern; ein Zeichen wurde vielleicht geändert oder vertippt. Mit der Quelle vergleichen, bevor etwas dorthin gesendet wird.',
  },
  invisible: {
    title: 'Unsichtbare Zeichen',
    text: 'In diesem Wert stehen auf der Seite unsichtbare Zeichen. Hashlens hat abgefragt, was ohne sie übrig bleibt.',
  },
  otherLink: {
    title: 'Der Link führt woanders hin',
    text: 'Die Seite schreibt diesen Wert, aber ihr Link führt zu einem anderen. Prüfen Sie, welchen Sie meinen.',
  },
};

export const nftWarnings: Words['nftWarnings'] = {
  scam: {
    title: 'Betrügerische Sammlung',
    text: 'Der Explorer stuft diese Sammlung als Betrug ein. Nicht tun, wozu ihr Name auffordert.',
  },
  nothingTitle: 'Transfer ohne Inhalt',
  nothing: (count, formatted) =>
    plural('de', count, {
      one: `${formatted} Transfer, der nichts davon bewegt. Solche Transfers schmuggeln Doppelgänger-Adressen in einen Verlauf: keine Adressen von hier kopieren.`,
      other: `${formatted} Transfers, die nichts davon bewegen. Solche Transfers schmuggeln Doppelgänger-Adressen in einen Verlauf: keine Adressen von hier kopieren.`,
    }),
};

export const tokenWarnings: Words['tokenWarnings'] = {
  imitation: {
    title: 'Nachahmung eines bekannten Tokens',
    text: (hash, name, real) =>
      `Das Token ${hash} nennt sich ${name}, ist aber nicht ${real}. Richten Sie sich nach der Adresse.`,
  },
  sameName: {
    title: 'Name eines bekannten Tokens',
    text: (hash, name, real) =>
      `Das Token ${hash} nennt sich ${name} und gehört nicht zu den Contracts, die als ${real} bekannt sind. Richten Sie sich nach der Adresse.`,
  },
  letters: {
    title: 'Täuschend ähnliche Buchstaben',
    text: (hash, name) =>
      `Das Token ${hash} nennt sich ${name}, mit Buchstaben eines anderen Alphabets, die wie diese aussehen. Richten Sie sich nach der Adresse.`,
  },
  site: {
    title: 'Werbung in einem Namen',
    text: (hash, name) =>
      `Das Token ${hash} heißt ${name}. Token, die eine Website nennen, sollen meist dorthin locken: Öffnen Sie sie nicht.`,
  },
};
