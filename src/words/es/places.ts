import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const places: Words['places'] = {
  suggestions: 'Sugerencias',
  from: { recent: 'consultado', watched: 'vigilada', page: 'en esta página', text: 'en tu texto' },
  found: (count, formatted) =>
    plural('es', count, { one: `${formatted} sugerencia`, other: `${formatted} sugerencias` }),
  deleteRemoves: 'Supr quita una de la lista.',
  remove: (name) => `Quitar ${name}`,
  forgetRecents: 'Olvidar consultas recientes',
  notForgotten: {
    title: 'Tus consultas recientes siguen como estaban',
    detail: 'El navegador no las cambió. Inténtalo de nuevo.',
  },
  keepOpen: 'Mantener abierto junto a la página',
  follow: 'Seguir la página',
  followHint: 'Muestra aquello para lo que abres una tarjeta. No se envía nada más por ello.',
  lookUpHere: 'Consultar en Hashlens',
  addressBar: 'Consultar un hash, una dirección, un NFT o un enlace en Hashlens',
};
