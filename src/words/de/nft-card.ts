import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const nftCard: Words['nftCard'] = {
  burnt: 'Verbrannt',
  noTransfers: (chain) => `Keine Transfers für diese ID auf ${chain} erfasst`,

  collection: 'Sammlung',
  tokenId: 'Token-ID',
  holder: 'Inhaber',
  minted: 'Geprägt',

  transfers: (count, formatted) =>
    plural('de', count, { one: `${formatted} Transfer`, other: `${formatted} Transfers` }),
  latestTransfers: 'Letzte Transfers',
  olderInPopup: 'Ältere Transfers stehen im Popup.',
  moreInPopup: (count, formatted) =>
    plural('de', count, {
      one: `${formatted} weiterer Transfer: das Popup zeigt alle.`,
      other: `${formatted} weitere Transfers: das Popup zeigt alle.`,
    }),

  pieces: (number) => `${number} ×`,
  unknownNumber: 'unbekannte Anzahl',
  secretNumber: 'eine geheim gehaltene Anzahl',
  to: (receiver) => `an ${receiver}`,
  from: (sender) => `von ${sender}`,
  onDay: (day) => `am ${day}`,
  onDayInBlock: (day, block) => `am ${day}, ${block}`,
  inBlock: (block) => `in ${block}`,
};

export const nftRows: Words['nftRows'] = {
  name: (label) => `${label} · Name`,
  description: (label) => `${label} · Beschreibung`,
  media: (label) => `${label} · Medien`,
  traits: (label) => `${label} · Merkmale`,
  owner: (label) => `${label} · Inhaber`,
  data: (label) => `${label} · Daten`,

  onlyOne: 'das einzige seiner Art',
  oneOfSeveral: 'eines von mehreren seiner Art',
  held: (count, formatted) => plural('de', count, { other: `${formatted} im Besitz` }),

  mediaAt: (what, place) => `${what}: ${place}`,
  picture: 'Bild',
  animation: 'Animation',
  medium: 'Medium',
  mediumOf: (type) => `Medium (${type})`,
  app: 'App',
  pictureInData: 'Bild in den Daten',
  thumbnail: (size) => `Vorschaubild ${size}`,

  trait: (name, value) => `${name}: ${value}`,
  none: 'keine Angabe',
};
