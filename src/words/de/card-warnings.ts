import { plural } from '../plural.ts';
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
