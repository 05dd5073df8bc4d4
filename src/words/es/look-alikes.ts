import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

const advice = 'Puede que alguien haya creado una para que se confunda con la otra: compara todos los dígitos.';

export const lookAlikes: Words['lookAlikes'] = {
  title: 'Direcciones parecidas',
  two: {
    address: (groups: string) =>
      `Hay dos direcciones parecidas: empiezan y terminan igual, pero difieren en ${groups}. ${advice}`,
    transaction: (groups: string) =>
      `Hay dos direcciones parecidas en esta transacción: empiezan y terminan igual, pero difieren en ${groups}. ${advice}`,
    nft: (groups: string) =>
      `Hay dos direcciones parecidas en este NFT: empiezan y terminan igual, pero difieren en ${groups}. ${advice}`,
  },
  onPage: {
    address: (groups: string) =>
      `Esta dirección y otra de esta página son parecidas: empiezan y terminan igual, pero difieren en ${groups}. ${advice}`,
    transaction: (groups: string) =>
      `Una dirección de esta transacción y otra de esta página son parecidas: empiezan y terminan igual, pero difieren en ${groups}. ${advice}`,
    nft: (groups: string) =>
      `Una dirección de este NFT y otra de esta página son parecidas: empiezan y terminan igual, pero difieren en ${groups}. ${advice}`,
  },
  ends: {
    both: 'empiezan y terminan igual',
    start: 'empiezan igual',
    end: 'terminan igual',
  },
  ofWatched: {
    address: (own, groups, how) => `Esta dirección se parece a ${own}: ${how}, pero difieren en ${groups}. ${advice}`,
    transaction: (own, groups, how) =>
      `Una dirección de esta transacción se parece a ${own}: ${how}, pero difieren en ${groups}. ${advice}`,
    nft: (own, groups, how) =>
      `Una dirección de este NFT se parece a ${own}: ${how}, pero difieren en ${groups}. ${advice}`,
    page: (own, groups, how) =>
      `Otra dirección de esta página se parece a ${own}: ${how}, pero difieren en ${groups}. ${advice}`,
  },
  watchedNamed: (name: string) => `${name}, una dirección que vigilas`,
  watchedUnnamed: 'una dirección que vigilas',
  known: 'una dirección que conoces',
  morePairs: (count: number, formatted: string) =>
    plural('es', count, {
      one: `Hay ${formatted} pareja más como esta.`,
      other: `Hay ${formatted} parejas más como esta.`,
    }),

  groups: (count: number, numbers: string, all: string) =>
    plural('es', count, { one: `el grupo ${numbers} de ${all}`, other: `los grupos ${numbers} de ${all}` }),
  range: (first: string, last: string) => `${first} a ${last}`,
};
