import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const inputProblems: Words['inputProblems'] = {
  empty: 'Pega un hash de transacción, una dirección, un NFT (0x…/42) o un enlace a uno de ellos.',
  transactionDigits: (count: number, digits: string, expected: string) =>
    plural('es', count, {
      one: `${digits} dígito hexadecimal; una transacción tiene ${expected}.`,
      other: `${digits} dígitos hexadecimales; una transacción tiene ${expected}.`,
    }),
  addressDigits: (count: number, digits: string, expected: string) =>
    plural('es', count, {
      one: `${digits} dígito hexadecimal; una dirección tiene ${expected}.`,
      other: `${digits} dígitos hexadecimales; una dirección tiene ${expected}.`,
    }),
  missing: (count: number, digits: string) =>
    plural('es', count, { one: `Falta ${digits}: vuelve a copiarlo.`, other: `Faltan ${digits}: vuelve a copiarlo.` }),
  tooMany: (count: number, digits: string) =>
    plural('es', count, { one: `Sobra ${digits}: vuelve a copiarlo.`, other: `Sobran ${digits}: vuelve a copiarlo.` }),
  notHex: (position: string, character: string) =>
    `El carácter ${position} (${character}) no es un dígito hexadecimal (0 a 9, a a f). Vuelve a copiar el valor desde su origen.`,
  characterAndCode: (character: string, code: string) => `${character}, ${code}`,
  perhapsKey:
    'Esto podría ser una clave privada, así que no se envió nada. Si es un hash de transacción, escribe 0x delante.',
  no0x: 'Una dirección empieza por 0x. Escríbelo delante si estos 40 dígitos hexadecimales son una.',
  domainName: (name: string) => `Esta API no puede resolver nombres como ${name}. Pega la propia dirección.`,
  recoveryPhrase:
    'Esto parece una frase de recuperación. No se envió nada. Quien la tiene es dueño de la cartera: no la pegues en ningún sitio.',
  onlyNumber: 'Esto es solo un número. Pega un hash de transacción, una dirección o un NFT (0x…/42).',
  tooLong: (most) =>
    `Este texto es demasiado largo para revisarlo: más de ${most} caracteres. Pega solo la parte con el hash o la dirección.`,
  nothingFound:
    'No hay ninguna transacción, dirección ni NFT en este texto. Pega 0x y sus dígitos hexadecimales, 0x…/42 para un NFT o un enlace a un explorador.',
};
