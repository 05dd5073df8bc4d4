import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const addressCard: Words['addressCard'] = {
  noChanges: (chain) => `Keine Guthabenänderungen auf ${chain} erfasst`,
  noChangesDetail: 'Vielleicht lagen dort nie Coins, oder der Explorer erfasst auf dieser Chain keine Guthaben.',

  changedByAt: (amount, age) => `${amount} ≈ ${age}`,
  changed: 'geändert',
  changedAt: (age) => `geändert ≈ ${age}`,
  changes: (count, formatted) =>
    plural('de', count, { one: `${formatted} Änderung`, other: `${formatted} Änderungen` }),
  changesSince: (count, formatted, day) =>
    plural('de', count, {
      one: `${formatted} Änderung seit ≈\u00a0${day}`,
      other: `${formatted} Änderungen seit ≈\u00a0${day}`,
    }),

  name: 'Name',
  zeroAddress: 'Nulladresse',
  nobodysKey: 'niemand hat den Schlüssel dazu',
  exactly: 'Genau',
  seenIn: 'Gesehen in',
  counts: 'Gezählt',
  onlyCoin: (symbol) => `nur ${symbol}, keine Token`,
  olderChanges: 'ältere Änderungen vorhanden',
  recordedChange: 'Erfasste Änderung',
  amountNotRecorded: 'Betrag nicht erfasst',
  inBlock: 'In Block',
  time: 'Zeit',
  about: (time) => `≈ ${time}`,
  lastChange: 'Letzte Änderung',

  line: (count, of) =>
    plural('de', count, {
      other: `Guthaben über ${of.changes} Änderungen: von ${of.first} auf ${of.newest}, niedrigstes ${of.lowest}, höchstes ${of.highest}.`,
    }),
  lineSince: (count, of) =>
    plural('de', count, {
      other: `Guthaben über ${of.changes} Änderungen seit ≈ ${of.day}: von ${of.first} auf ${of.newest}, niedrigstes ${of.lowest}, höchstes ${of.highest}.`,
    }),
};
