import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionRows: Words['transactionRows'] = {
  from: 'Von',
  to: 'An',
  created: 'Erstellt',
  value: 'Wert',
  fee: 'Gebühr',
  nonce: 'Nonce',
  block: 'Block',

  aNewContract: 'ein neuer Contract',
  notKnown: 'nicht bekannt',
  notSent: 'nicht gesendet',
  atMost: (amount) => `höchstens ${amount}`,

  worthThen: (dollars) => `damals ${dollars}`,
  worthNow: (dollars) => `jetzt ${dollars}`,
  worthWhenAsked: (dollars, asked) => `${dollars} ${asked}`,
  burnt: (share) => `${share}\u00a0verbrannt`,
  tip: (share) => `${share}\u00a0Prioritätsgebühr`,

  confirmations: (count, number) =>
    plural('de', count, { one: `${number} Bestätigung`, other: `${number} Bestätigungen` }),
  confirmationsWhenAsked: (count, number) =>
    plural('de', count, { one: `${number} Bestätigung bei Abfrage`, other: `${number} Bestätigungen bei Abfrage` }),
};
