import type { Words } from '../words.ts';

export const optionsChains: Words['optionsChains'] = {
  heading: 'Tus cadenas',
  hint: 'Una transacción sin ninguna pista se busca en estas, en este orden y en 4 como máximo. Todo lo demás se consulta en la primera. Las redes de prueba solo se consultan si están en la lista.',
  list: 'Tus cadenas, por orden de preferencia',
  default: 'predeterminada',
  moveUp: (chain: string) => `Subir ${chain}`,
  moveDown: (chain: string) => `Bajar ${chain}`,
  remove: (chain: string) => `Quitar ${chain}`,
  place: (chain: string, place: string, of: string) => `${chain} es la número ${place} de ${of}.`,
  added: (chain: string) => `${chain} está en la lista.`,
  removed: (chain: string) => `${chain} ya no está en la lista.`,
  add: 'Añadir una cadena',
  chooseOne: 'Elige una…',
  addIt: 'Añadir',
  byNumber: 'Otra cadena por su número',
  byNumberHint: 'Se añade al pulsar Enter o salir del campo.',
  full: (most: string) => `La lista está llena: caben ${most} cadenas. Quita una para añadir otra.`,
  notANumber: 'Esto no es el número de una cadena',
  notANumberDetail: 'Escribe solo el número, como 8453. No se añadió nada.',
  alreadyListed: (chain: string) => `${chain} ya está en tu lista`,
  alreadyListedDetail: 'Muévela con las flechas que hay junto a su nombre.',

  explorers: 'Exploradores',
  explorersHint:
    'Adónde lleva «Abrir en el explorador» en las tarjetas de cada cadena, a partir de la próxima tarjeta.',
  explorerOf: (chain: string) => `Explorador para ${chain}`,
  usualExplorer: (place: string) => `${place} (habitual)`,
  noUsualExplorer: 'No se conoce ninguno',
  ownExplorer: 'Otro…',
  explorerAddress: (chain: string) => `Dirección del explorador para ${chain}`,
  explorerAddressHint: 'Se guarda al pulsar Enter o salir del campo. Vacíalo para volver al habitual.',
  explorerUnusable: 'Esta dirección de explorador no se puede usar',
  explorerUnusableDetail:
    'Escribe una dirección https, como https://etherscan.io, sin nombre de usuario, ? ni #. Los enlaces llevan adonde llevaban antes.',
  explorerOfAnother: 'Explorador para otra cadena',
  explorersFull: (most: string) =>
    `No más de ${most} cadenas pueden tener un explorador propio. Devuelve una al habitual para elegir otra.`,
};
