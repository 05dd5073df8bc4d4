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
};
