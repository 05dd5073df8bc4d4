import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

export const watched: Words['watched'] = {
  namedByYou: 'nombre tuyo',
  isWatched: 'vigilada',
  row: 'Vigilada',
  yourNote: 'Tu nota',
  watch: 'Vigilar',
  edit: 'Editar nombre',

  empty: {
    title: 'Aún no hay direcciones vigiladas',
    text: 'Añade aquí una dirección y ponle un nombre: las tarjetas lo mostrarán dondequiera que aparezca la dirección.',
  },
  address: 'Dirección que vigilar',
  addressHint: 'Dirección o enlace a una',
  name: 'Tu nombre para ella',
  note: 'Nota',
  add: 'Añadir',
  added: 'Añadida.',
  already: 'Esta dirección ya está en tu lista.',
  filter: 'Filtrar',
  count: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} dirección`, other: `${formatted} direcciones` }),
  countOf: (count: number, formatted: string, all: string) =>
    plural('es', count, { one: `${formatted} dirección de ${all}`, other: `${formatted} direcciones de ${all}` }),
  showMore: (_count: number, formatted: string) => `Mostrar ${formatted} más`,
  editNamed: (name: string) => `Editar ${name}`,
  removeNamed: (name: string) => `Quitar ${name}`,
  save: 'Guardar',
  cancel: 'Cancelar',
  removed: (name: string) => `${name} ya no se vigila.`,
  undo: 'Deshacer',

  reading: 'Leyendo tu lista…',
  privately: 'En una ventana privada puedes leer tu lista, pero no cambiarla: de aquí no se guarda nada.',
  cannotBeWatched: 'Esto no se puede vigilar',
  noAddress: 'Pega una dirección: 0x y sus 40 dígitos hexadecimales, o un enlace a ella.',
  isTransaction: 'Esto es una transacción. Solo se pueden vigilar direcciones.',
  isNft: 'Esto es un NFT. Solo se pueden vigilar direcciones.',
  notChanged: 'Tu lista no ha cambiado',
  full: (most: string) => `Tu lista tiene ${most} direcciones y no caben más. Quita una primero.`,
  notStored: 'El navegador no guardó el cambio. Inténtalo de nuevo.',
  unreadable: {
    title: 'No se pudo leer tu lista',
    detail: 'El navegador no la entregó. No se ha perdido: inténtalo de nuevo en un momento.',
  },
};
