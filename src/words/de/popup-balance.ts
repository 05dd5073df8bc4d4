import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popupBalance: Words['popupBalance'] = {
  nothingAsked: {
    title: 'Sehen, wie ein Guthaben entstand',
    text: 'Eine Adresse abfragen, um ihr Guthaben im Zeitverlauf zu sehen.',
  },
  asking: 'Guthabenverlauf wird abgefragt…',
  wrongChecksum: {
    title: 'Die Prüfsumme ist falsch',
    text: 'Ein Zeichen dieser Adresse wurde vielleicht geändert. Mit der Quelle vergleichen.',
  },
  empty: {
    title: 'Keine Guthabenänderungen erfasst',
    text: 'Diese Adresse wurde auf dieser Chain nie benutzt, oder der Dienst erfasst dort keine Guthaben.',
  },
  onlyEmptyPages: {
    title: 'Der Dienst hat nur leere Seiten gesendet',
    text: 'Er meldet, dass es mehr gibt, führt aber ins Leere. Ob diese Adresse je benutzt wurde, lässt sich nicht sagen.',
  },

  lastChange: (amount, age) => `Letzte Änderung ${amount} ≈ ${age}`,
  lastChangeAtSomeTime: (amount) => `Letzte Änderung ${amount}`,
  lastChangeOfSomeAmount: (age) => `Letzte Änderung ≈ ${age}`,

  changes: (count, formatted) =>
    plural('de', count, { one: `${formatted} Änderung`, other: `${formatted} Änderungen` }),
  sum: (changes, net, span) => `${changes}, ${net} ${span}`,
  inLast: {
    week: 'in der letzten Woche',
    month: 'im letzten Monat',
    year: 'im letzten Jahr',
    all: 'in allem Geladenen',
  },
  inLastThen: {
    week: 'in der Woche vor der Abfrage',
    month: 'im Monat vor der Abfrage',
    year: 'im Jahr vor der Abfrage',
    all: 'in allem Geladenen',
  },
  since: (day) => `seit ${day}`,

  range: 'Zeitraum',
  ranges: { week: '1W', month: '1M', year: '1J', all: 'Alle' },
  wholeRange: 'Gesamter Zeitraum',
  table: 'Tabelle',

  along: 'Gezeichnet nach',
  byTime: 'Nach Zeit',
  byBlock: 'Nach Block',
  largestChanges: 'Größte Änderungen',

  aboutDay: (day) => `≈ ${day}`,
  aboutTime: (day, time) => `≈\u00a0${day}, ${time}`,
  timeUnknown: 'Zeit unbekannt',
  notRecorded: 'nicht erfasst',
  noTransaction: 'keine Transaktion',

  overTime: 'Guthaben im Zeitverlauf',
  overBlocks: 'Guthaben nach Block',
  change: (of) => `Guthaben ${of.balance}, Änderung ${of.change}, Block ${of.block}, ${of.time}, ${of.transaction}`,
  summary: (of) => `Guthaben von ${of.address} auf ${of.chain}: ${of.changes}.`,
  summarySince: (of) => `Guthaben von ${of.address} auf ${of.chain}: ${of.changes} seit ${of.day}.`,
  extremes: (of) => `Niedrigstes ${of.lowest}, höchstes ${of.highest}, jetzt ${of.newest}.`,
  extremesThen: (of) => `Niedrigstes ${of.lowest}, höchstes ${of.highest}, bei Abfrage ${of.newest}.`,
  olderNotLoaded: 'Älteres ist nicht geladen.',
  timesAreApproximate: 'Zeiten sind ungefähr.',
  blocksAreExact: 'Blocknummern sind genau.',
  howToWalk:
    'Die Pfeiltasten gehen durch die Änderungen, Plus und Minus zoomen, Escape zeigt wieder alles; die Schaltfläche „Tabelle“ zeigt die Änderungen als Tabelle.',
  sentences: (all) => all.join(' '),

  balance: 'Guthaben',
  recordedChange: 'Erfasste Änderung',
  block: 'Block',
  transaction: 'Transaktion',

  balanceChanges: 'Guthabenänderungen',
  noneInRange: 'Keine Änderungen in diesem Zeitraum.',
  time: 'Zeit',
  balanceIn: (coin) => `Guthaben, ${coin}`,
  changeIn: (coin) => `Änderung, ${coin}`,

  history: 'Verlauf',
  loadingHistory: 'Verlauf wird geladen',
  loadAll: 'Ganzen Verlauf laden',
  stop: 'Anhalten',
  records: (count, formatted) => plural('de', count, { one: `${formatted} Eintrag`, other: `${formatted} Einträge` }),
  recordsBackTo: (records, day) => `${records}, zurück bis ${day}`,
  creditsUsed: (count, formatted) =>
    plural('de', count, { one: `${formatted} Credit verbraucht`, other: `${formatted} Credits verbraucht` }),
  recordsAndCost: (records, creditsUsed) => `${records}, ${creditsUsed}`,
  recordsAndMore: (records) => `${records}. Es gibt noch mehr: Das Laden geht von hier aus weiter.`,
  wayDone: (share) => `${share} des Weges bis Block 0, wo er spätestens endet.`,
  recordsAreAll: (records) => `${records}: der ganze Verlauf.`,
  recordsRepeat: (records) => `${records}. Der Dienst begann sich zu wiederholen, daher ist Älteres nicht zu bekommen.`,
};
