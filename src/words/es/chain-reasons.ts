import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const chainReasons: Words['chainReasons'] = {
  chosen: 'porque es la que elegiste',
  written: 'porque está escrito ahí',
  link: (host: string) => `porque este enlace lleva a ${host}`,
  page: (host: string) => `porque esta página está en ${host}`,
  words: (text: string) => `porque al lado dice «${text}»`,
  site: (host: string) => `porque de ella vino la última respuesta en ${host}`,
  default: 'porque es tu cadena predeterminada',
  listed: 'porque es una de tus cadenas',
  guessed: 'una suposición: nada al lado nombra la cadena',
  andNotKnown: (reason: string, chains: string, count: number) =>
    plural('es', count, {
      one: `${reason}, y ${chains} no lo conoce`,
      other: `${reason}, y ${chains} no lo conocen`,
    }),
};

export const chainNames: Words['chainNames'] = {
  unnamed: (id: string) => `Cadena ${id}`,
  unnamedInSentence: (id: string) => `la cadena ${id}`,
  coins: 'monedas',
};
