import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const watched: Words['watched'] = {
  namedByYou: 'von Ihnen benannt',
  isWatched: 'beobachtet',
  row: 'Beobachtet',
  yourNote: 'Ihre Notiz',
  watch: 'Beobachten',
  edit: 'Namen ändern',

  empty: {
    title: 'Noch keine beobachteten Adressen',
    text: 'Hier eine Adresse hinzufügen und benennen: Karten zeigen den Namen überall, wo die Adresse steht. Eine Transaktion lässt sich beobachten, bis sie ankommt.',
  },
  address: 'Zu beobachtende Adresse oder Transaktion',
  addressHint: 'Adresse, Transaktion oder Link',
  name: 'Ihr Name dafür',
  note: 'Notiz',
  add: 'Hinzufügen',
  added: 'Hinzugefügt.',
  already: 'Das steht schon auf Ihrer Liste.',
  chain: 'Chain, auf der geprüft wird',
  filter: 'Filter',
  count: (count, formatted) => plural('de', count, { one: `${formatted} Adresse`, other: `${formatted} Adressen` }),
  countOf: (count, formatted, all) =>
    plural('de', count, { one: `${formatted} Adresse von ${all}`, other: `${formatted} Adressen von ${all}` }),
  showMore: (count, formatted) => plural('de', count, { other: `Mehr zeigen: ${formatted}` }),
  editNamed: (name) => `${name} ändern`,
  removeNamed: (name) => `${name} entfernen`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  removed: (name) => `${name} wird nicht mehr beobachtet.`,
  undo: 'Rückgängig',

  reading: 'Ihre Liste wird gelesen…',
  privately:
    'In einem privaten Fenster lässt sich Ihre Liste lesen, aber nicht ändern: Von hier wird nichts gespeichert.',
  cannotBeWatched: 'Das lässt sich nicht beobachten',
  noAddress: 'Eine Adresse einfügen: 0x und ihre 40 Hex-Ziffern, eine Transaktion oder einen Link dazu.',
  isNft: 'Das ist ein NFT. Nur Adressen und Transaktionen lassen sich beobachten.',
  notChanged: 'Ihre Liste wurde nicht geändert',
  full: (most) => `Ihre Liste hat ${most} Einträge, mehr passen nicht hinein. Zuerst einen entfernen.`,
  isKey: 'Das sieht nach einem privaten Schlüssel aus. Es wurde weder gespeichert noch gesendet.',
  notStored:
    'Ihr Browser hat die Änderung nicht gespeichert. Bitte noch einmal versuchen; ist der Datenträger voll, zuerst Platz schaffen.',
  unreadable: {
    title: 'Ihre Liste ließ sich nicht lesen',
    detail: 'Ihr Browser hat sie nicht herausgegeben. Sie ist nicht verloren: gleich noch einmal versuchen.',
  },
};
