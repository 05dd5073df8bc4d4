import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const watchChecks: Words['watchChecks'] = {
  heading: 'Prüfungen',
  label: 'Auf Änderungen prüfen',
  every: {
    never: 'Nie',
    quarter: 'Alle 15 Minuten',
    hour: 'Jede Stunde',
    sixHours: 'Alle 6 Stunden',
    day: 'Jeden Tag',
  },
  cost: (address, transaction) =>
    `Sieht im Hintergrund nach, ob sich ein Guthaben geändert hat (je ${address} Credits) und ob eine Transaktion angekommen ist (je ${transaction} Credits). Solange das aus ist, wird nichts abgefragt.`,
  budget: 'Credits pro Tag für Prüfungen',
  budgetHint: 'Was am längsten nicht geprüft wurde, kommt zuerst. Ihr Tageslimit gilt ebenfalls.',
  notABudget: 'Das ist keine Anzahl von Credits',
  notABudgetDetail: 'Eine ganze Zahl ab 50 eingeben, etwa 2000. Die alte gilt weiter.',
  tell: 'Änderungen melden',
  tellHint: 'In den Benachrichtigungen Ihres Browsers, mit Ihrem Namen dafür und der Änderung.',
  notAllowed: 'Ihr Browser erlaubt Hashlens keine Benachrichtigungen',
  notAllowedDetail: 'Änderungen werden hier trotzdem markiert. Für Meldungen bitte Benachrichtigungen erlauben.',
  allow: 'Benachrichtigungen erlauben',
  notStored: 'Ihr Browser hat diese Einstellung nicht gespeichert. Bitte noch einmal versuchen.',
  notKnown: 'Die Ergebnisse der Prüfungen ließen sich nicht lesen. Bitte diese Seite neu öffnen.',

  checking: 'Wird gerade geprüft…',
  notYet: 'Noch nicht geprüft.',
  last: (age) => `Zuletzt geprüft: ${age}.`,
  next: (wait) => `Nächste Prüfung in ${wait}.`,
  spent: (spent, budget) => `${spent} von ${budget} Credits heute (UTC) verbraucht.`,
  overBudget: 'Die Credits für heutige Prüfungen sind aufgebraucht',
  overBudgetDetail: 'Nach Mitternacht UTC geht es weiter. Mit mehr Credits geht es sofort weiter.',
  stopped: 'Die letzten Prüfungen wurden abgebrochen',

  isNew: 'neu',
  changed: (change, age) => `${change}, gesehen ${age}`,
  checkedOn: (chain, age) => `${chain}, geprüft ${age}`,
  notCheckedOn: (chain) => `${chain}, noch nicht geprüft`,
  failedOn: (chain, why) => `${chain}, nicht geprüft: ${why}`,
  transactions: 'Transaktionen',

  endLabels: {
    succeeded: 'Erfolgreich',
    failed: 'Fehlgeschlagen',
    dropped: 'Verworfen oder ersetzt',
    lost: 'Nicht gefunden',
    left: 'Wartet noch',
  },
  ends: {
    succeeded: 'Die Transaktion ist angekommen.',
    failed: 'Die Transaktion ist angekommen und fehlgeschlagen.',
    dropped: 'Die Transaktion wurde verworfen oder durch eine andere ersetzt.',
    lost: 'Der Dienst findet die Transaktion nicht, sie wird nicht weiter gesucht.',
    left: 'Die Transaktion wartet schon so lange, dass sie nicht weiter geprüft wird.',
  },

  onChain: (text, chain) => `${chain}: ${text}`,
  changedTo: (change, balance) => `${change}, jetzt ${balance}`,
  severalTitle: (count, formatted) =>
    plural('de', count, { other: `${formatted} Änderungen bei dem, was Sie beobachten` }),
  others: (count, formatted) => plural('de', count, { one: `${formatted} weitere`, other: `${formatted} weitere` }),
};
