import { plural } from '../word-data.ts';
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
    text: 'Añade aquí una dirección y ponle un nombre: las tarjetas lo mostrarán dondequiera que aparezca la dirección. Una transacción se puede vigilar hasta que entre en un bloque.',
  },
  address: 'Dirección o transacción que vigilar',
  addressHint: 'Dirección, transacción o enlace',
  name: 'Tu nombre para ella',
  note: 'Nota',
  add: 'Añadir',
  added: 'Añadida.',
  already: 'Esto ya está en tu lista.',
  chain: 'Cadena en la que se comprueba',
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
  noAddress: 'Pega una dirección: 0x y sus 40 dígitos hexadecimales, una transacción o un enlace a una de ellas.',
  isNft: 'Esto es un NFT. Solo se pueden vigilar direcciones y transacciones.',
  notChanged: 'Tu lista no ha cambiado',
  full: (most: string) => `Tu lista tiene ${most} entradas y no caben más. Quita una primero.`,
  isKey: 'Esto parece una clave privada. No se ha guardado ni enviado.',
  notStored: 'El navegador no guardó el cambio. Inténtalo de nuevo; si el disco está lleno, libera espacio antes.',
  unreadable: {
    title: 'No se pudo leer tu lista',
    detail: 'El navegador no la entregó. No se ha perdido: inténtalo de nuevo en un momento.',
  },
};
