import type { Words } from '../words.ts';

export const welcome: Words['welcome'] = {
  title: 'Te damos la bienvenida a Hashlens',
  heading: 'Descubre qué es un hash',
  intro:
    'Deja el puntero sobre cualquier hash de transacción, dirección o NFT, en cualquier página web, y Hashlens muestra qué es.',
  tryItBelow: 'Pruébalo abajo: funciona al instante.',
  tryItBelowAlone: 'Pruébalo abajo: funciona al instante y nada sale de tu navegador.',
  tryItHere: 'Pruébalo aquí',
  sampleAnswers: 'En esta página responde un ejemplo integrado. Deja el puntero sobre un valor o ábrelo.',
  openAsks: '«Abrir» consulta la API con tu clave.',
  open: <Piece>(caption: string, unseen: (text: string) => Piece) => ['Abrir', unseen(` «${caption}» en Hashlens`)],
  thenEverywhere: 'Después, en todas partes',
};
