import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popupTransfers: Words['popupTransfers'] = {
  nothingAsked: {
    title: 'Sigue un NFT de mano en mano',
    text: (example: string) =>
      `Consulta un NFT para ver sus transferencias: su contrato, una barra y su número, como ${example}.`,
  },
  asking: 'Consultando las transferencias…',
  empty: {
    title: 'No hay transferencias registradas',
    text: 'El servicio no conoce ninguna transferencia de este NFT en esta cadena. ¿Es correcto el número?',
  },
  onlyEmptyPages: {
    title: 'El servicio solo envió páginas vacías',
    text: 'Dice que hay más, pero no lleva a ninguna parte. No se puede saber si este NFT se movió alguna vez.',
  },

  newestFirst: 'Transferencias, las más recientes primero',

  transfers: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} transferencia`, other: `${formatted} transferencias` }),
  soFar: (transfers: string) => `${transfers} hasta ahora`,
  areAll: (transfers: string) => `${transfers}: no hay más.`,
  repeat: (transfers: string) =>
    `${transfers}. El servicio empezó a repetirse, así que lo anterior no se puede obtener.`,
  askingForMore: 'Consultando más…',
  more: 'Más',

  heldSince: (count, formatted, day) =>
    plural('es', count, {
      one: `${formatted} titular desde el ${day}`,
      other: `${formatted} titulares desde el ${day}`,
    }),
  holderSince: (who, from) => `${who}, desde el ${from}`,
  holderBetween: (who, from, until) => `${who}, del ${from} al ${until}`,
  nobody: 'nadie',

  lookForPicture: (credits, formatted) =>
    plural('es', credits, {
      one: `Buscar una imagen (${formatted} crédito)`,
      many: `Buscar una imagen (${formatted} de créditos)`,
      other: `Buscar una imagen (${formatted} créditos)`,
    }),
  lookingForPicture: 'Buscando una imagen…',
  whereItIsNamed: 'La lista de transferencias no indica ninguna. La transacción de la más reciente puede indicarla.',
  noPictureNamed: 'Sin imagen: la transacción de su última transferencia no indica ninguna que se pueda mostrar.',

  showPicture: 'Mostrar imagen',
  pictureGives: (host) => `Vendría de ${host}, que así conoce tu dirección de red. Nadie ha comprobado lo que muestra.`,
  pictureOf: (name) => `Imagen de ${name}`,
  noPicture: 'No se pudo cargar la imagen',
  noPictureDetail: (host) => `${host} no envió ninguna. Inténtalo más tarde o prescinde de ella.`,
  pictureNotAllowed: (host) =>
    `Tu navegador no deja que Hashlens consulte ${host}. Pulsa de nuevo y permítelo, o prescinde de ella.`,
};
