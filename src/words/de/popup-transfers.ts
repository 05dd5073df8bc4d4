import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popupTransfers: Words['popupTransfers'] = {
  nothingAsked: {
    title: 'Ein NFT von Hand zu Hand verfolgen',
    text: (example) =>
      `Ein NFT abfragen, um seine Transfers zu sehen: Contract, Schrägstrich und Nummer, etwa ${example}.`,
  },
  asking: 'Transfers werden abgefragt…',
  empty: {
    title: 'Keine Transfers erfasst',
    text: 'Der Dienst kennt keinen Transfer dieses NFTs auf dieser Chain. Stimmt die Nummer?',
  },
  onlyEmptyPages: {
    title: 'Der Dienst hat nur leere Seiten gesendet',
    text: 'Er meldet, dass es mehr gibt, führt aber ins Leere. Ob dieses NFT je bewegt wurde, lässt sich nicht sagen.',
  },

  newestFirst: 'Transfers, neueste zuerst',

  transfers: (count, formatted) =>
    plural('de', count, { one: `${formatted} Transfer`, other: `${formatted} Transfers` }),
  soFar: (transfers) => `bisher ${transfers}`,
  areAll: (transfers) => `${transfers}: das sind alle.`,
  repeat: (transfers) => `${transfers}. Der Dienst begann sich zu wiederholen, daher ist Älteres nicht zu bekommen.`,
  askingForMore: 'Weitere werden abgefragt…',
  more: 'Mehr',

  heldSince: (count, formatted, day) =>
    plural('de', count, { one: `${formatted} Inhaber seit ${day}`, other: `${formatted} Inhaber seit ${day}` }),
  holderSince: (who, from) => `${who}, seit ${from}`,
  holderBetween: (who, from, until) => `${who}, ${from} bis ${until}`,
  nobody: 'niemand',

  lookForPicture: (credits, formatted) =>
    plural('de', credits, {
      one: `Nach einem Bild suchen (${formatted} Credit)`,
      other: `Nach einem Bild suchen (${formatted} Credits)`,
    }),
  lookingForPicture: 'Ein Bild wird gesucht…',
  whereItIsNamed: 'Die Liste der Transfers nennt keines. Die Transaktion des neuesten nennt vielleicht eines.',
  noPictureNamed: 'Kein Bild: Die Transaktion des neuesten Transfers nennt keines, das gezeigt werden könnte.',

  showPicture: 'Bild anzeigen',
  pictureGives: (host) =>
    `Es käme von ${host}, das dabei Ihre Netzwerkadresse erfährt. Was es zeigt, hat niemand geprüft.`,
  pictureOf: (name) => `Bild von ${name}`,
  noPicture: 'Das Bild konnte nicht geladen werden',
  noPictureDetail: (host) => `${host} hat keines geschickt. Später erneut versuchen oder darauf verzichten.`,
  pictureNotAllowed: (host) =>
    `Der Browser lässt Hashlens ${host} nicht fragen. Noch einmal drücken und es erlauben, oder auf das Bild verzichten.`,
};
