import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popupPage: Words['popupPage'] = {
  noPage: {
    title: 'Neben dieser Seite ist keine andere',
    text: 'Hashlens ist in einem eigenen Tab geöffnet. Um die Referenzen einer Seite zu sehen, dort in der Symbolleiste auf Hashlens klicken.',
  },
  looking: 'Seite wird durchsucht…',
  empty: {
    title: 'Keine Referenzen auf dieser Seite',
    text: 'In Text und Links steht keine Transaktion, keine Adresse und kein NFT. Nur gezeichneter Text, wie in Google Docs, ist nicht lesbar.',
  },

  noCards: 'Auf einer Seite dieser Art kann Hashlens keine Karten zeigen. Was darauf steht, ist hier aufgelistet.',
  filter: 'Filter',
  references: (count, formatted) =>
    plural('de', count, { one: `${formatted} Referenz`, other: `${formatted} Referenzen` }),
  referencesOf: (count, formatted, all) =>
    plural('de', count, { one: `${formatted} Referenz von ${all}`, other: `${formatted} Referenzen von ${all}` }),
  groups: { transaction: 'Transaktionen', address: 'Adressen', 'token-instance': 'NFTs' },
  showMore: (count, formatted) => plural('de', count, { other: `Mehr zeigen: ${formatted}` }),
  showMoreOf: (count, formatted, group) => plural('de', count, { other: `Mehr zeigen: ${formatted} ${group}` }),
  times: (count, formatted) => plural('de', count, { other: `${formatted}-mal` }),
  names: {
    transaction: (value) => `Transaktion ${value}`,
    address: (value) => `Adresse ${value}`,
    'token-instance': (value) => `NFT ${value}`,
  },
  showOnPage: 'Auf der Seite zeigen',
  showNamedOnPage: (name) => `${name} auf der Seite zeigen`,
  watchNamed: (name) => `${name} beobachten`,

  isOnFor: (site) => `Hashlens ist an für ${site}`,
  pausedUntil: (time) => `Pausiert bis ${time}`,
  resume: 'Fortsetzen',
  notStored: {
    title: 'Der Browser hat dies nicht gespeichert',
    detail: 'Wo Hashlens an ist, bleibt unverändert. Bitte erneut versuchen oder in den Einstellungen ändern.',
  },
  paused: { title: 'Hashlens ist pausiert', text: 'Bis dahin wird auf keiner Seite etwas gesucht.' },
  offHere: {
    title: 'Hashlens ist hier aus',
    text: 'Auf dieser Seite wird nichts gesucht. Oben einschalten, um ihre Referenzen zu sehen.',
  },
  notInList: {
    title: 'Hashlens ist hier aus',
    text: 'Es ist nur auf den Websites der Liste an, und diese Seite gehört zu keiner davon. In den Einstellungen lässt sich das ändern.',
  },

  unreadable: {
    browser: {
      title: 'Hashlens kann diese Seite nicht lesen',
      text: 'Sie gehört zum Browser, und Browser lassen keine Erweiterung ihre eigenen Seiten lesen. Einen Hash oder eine Adresse daraus in das Feld oben kopieren.',
    },
    store: {
      title: 'Hashlens kann diese Seite nicht lesen',
      text: 'Browser lassen keine Erweiterung die Stores lesen, aus denen Erweiterungen kommen. Einen Hash oder eine Adresse daraus in das Feld oben kopieren.',
    },
    pdf: {
      title: 'Hashlens kann diese Seite nicht lesen',
      text: 'Sie ist im PDF-Viewer des Browsers geöffnet, den keine Erweiterung lesen kann. Einen Hash oder eine Adresse daraus in das Feld oben kopieren.',
    },
    file: {
      title: 'Hashlens kann diese Datei nicht lesen',
      text: 'Der Browser lässt Erweiterungen Dateien erst nach Erlaubnis lesen: unter den Erweiterungen in den Details von Hashlens „Zugriff auf Datei-URLs zulassen“ einschalten, dann diese Seite neu laden.',
    },
    unknown: {
      title: 'Hashlens kann diese Seite nicht lesen',
      text: 'Sie gehört offenbar zum Browser, und Browser lassen keine Erweiterung ihre eigenen Seiten lesen. Ist es eine Seite aus dem Web, neu laden.',
    },
    older: {
      title: 'Diese Seite neu laden',
      text: 'Sie war schon offen, bevor Hashlens installiert oder aktualisiert wurde, daher ist Hashlens noch nicht darauf.',
    },
  },
  reload: 'Neu laden',

  lookClosely: 'Genau hinsehen',
  possibleKeys: 'Mögliche private Schlüssel',
  possibleKeysHint: 'Davon wird nichts gesendet, abgefragt oder beobachtet.',
  data: 'Zahlen und andere Werte',
  lookUpAll: (count, formatted) =>
    plural('de', count, { one: `${formatted} Referenz abfragen`, other: `Alle ${formatted} abfragen` }),
  price: (count, formatted, each) =>
    plural('de', count, {
      other: `Das kostet etwa ${formatted} Credits: ${each.transaction} für eine Transaktion oder ein NFT, ${each.address} für eine Adresse. Was schon bekannt ist, kostet nichts; eine Transaktion, die auf mehreren Chains gesucht werden muss, kostet mehr.`,
    }),
  notNow: 'Nicht jetzt',
  lookingUpAll: 'Alle Referenzen werden abgefragt',
  lookedUp: (done, all) => `${done} von ${all} abgefragt`,
};
