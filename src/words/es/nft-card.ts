import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const nftCard: Words['nftCard'] = {
  burnt: 'Quemado',
  noTransfers: (chain: string) => `Sin transferencias registradas de este ID en ${chain}`,

  collection: 'Colección',
  tokenId: 'ID del token',
  holder: 'Titular',
  minted: 'Acuñado',

  transfers: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} transferencia`, other: `${formatted} transferencias` }),
  latestTransfers: 'Últimas transferencias',
  olderInPopup: 'Las transferencias anteriores están en la ventana emergente.',
  moreInPopup: (count: number, formatted: string) =>
    plural('es', count, {
      one: `${formatted} transferencia más: la ventana emergente las tiene todas.`,
      other: `${formatted} transferencias más: la ventana emergente las tiene todas.`,
    }),

  pieces: (number: string) => `${number} ×`,
  unknownNumber: 'un número desconocido',
  secretNumber: 'un número que se mantiene en secreto',
  to: (receiver: string) => `a ${receiver}`,
  from: (sender: string) => `de ${sender}`,
  onDay: (day: string) => `el ${day}`,
  onDayInBlock: (day: string, block: string) => `el ${day}, ${block}`,
  inBlock: (block: string) => `en el ${block}`,
};

export const nftRows: Words['nftRows'] = {
  name: (label: string) => `${label}: nombre`,
  description: (label: string) => `${label}: descripción`,
  media: (label: string) => `${label}: multimedia`,
  traits: (label: string) => `${label}: rasgos`,
  owner: (label: string) => `${label}: propietario`,
  data: (label: string) => `${label}: datos`,

  onlyOne: 'único en su clase',
  oneOfSeveral: 'uno de varios de su clase',
  held: (_count: number, formatted: string) => `${formatted} en posesión`,

  mediaAt: (what: string, place: string) => `${what} en ${place}`,
  picture: 'imagen',
  animation: 'animación',
  medium: 'multimedia',
  mediumOf: (type: string) => `multimedia (${type})`,
  app: 'aplicación',
  pictureInData: 'imagen en sus datos',
  thumbnail: (size: string) => `miniatura ${size}`,

  trait: (name: string, value: string) => `${name}: ${value}`,
  none: 'ninguno',
};
