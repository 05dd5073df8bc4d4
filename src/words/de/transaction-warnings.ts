import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionWarnings: Words['transactionWarnings'] = {
  scam: {
    title: 'Betrügerisches Token',
    text: (count, number) =>
      plural('de', count, {
        one: `${number} Transfer eines Tokens, das der Explorer als Betrug einstuft. Nicht tun, wozu sein Name auffordert.`,
        other: `${number} Transfers eines Tokens, das der Explorer als Betrug einstuft. Nicht tun, wozu sein Name auffordert.`,
      }),
  },
  nothing: {
    title: 'Transfer ohne Inhalt',
    transfers: (count, number) =>
      plural('de', count, {
        one: `${number} Transfer über den Betrag 0. Solche Transfers schmuggeln Doppelgänger-Adressen in Ihren Verlauf: keine Adressen von hier kopieren.`,
        other: `${number} Transfers über den Betrag 0. Solche Transfers schmuggeln Doppelgänger-Adressen in Ihren Verlauf: keine Adressen von hier kopieren.`,
      }),
    noCoins:
      'Es wurden keine Coins gesendet. Solche Transfers schmuggeln Doppelgänger-Adressen in Ihren Verlauf: keine Adressen von hier kopieren.',
  },
  innerCall: {
    title: 'Ein innerer Aufruf ist fehlgeschlagen',
    text: 'Die Transaktion war erfolgreich, aber ein Aufruf in ihr ist fehlgeschlagen.',
  },
  updating: {
    title: 'Wird aktualisiert',
    text: 'Der Explorer liest den Block dieser Transaktion erneut: Details können sich ändern.',
  },
};
