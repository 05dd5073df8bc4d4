import type { Words } from '../words.ts';

export const malformedInput: Words['malformedInput'] = {
  title: 'Esto no se puede consultar',
  detail: (field: string, form: string) =>
    `La forma no es la correcta: ${field} debe ser ${form}. No se envió nada. Compruébalo y prueba con otro valor.`,
  fields: {
    transactionHash: 'el hash de la transacción',
    tokenId: 'el ID del token',
    chainNumber: 'el número de la cadena',
    blockNumber: 'el número del bloque',
    numberOfItems: 'el número de elementos',
    nextPage: 'la página siguiente',
  },
  forms: {
    webAddress: 'una dirección http o https',
    hexDigits64: '0x y 64 dígitos hexadecimales',
    hexDigits40: '0x y 40 dígitos hexadecimales',
    wholeNumber: 'un número entero',
    positiveNumber: 'un número entero positivo',
    numberFrom0: 'un número entero igual o mayor que 0',
    numberFrom1To50: 'un número entero de 1 a 50',
    cursor: 'el cursor de una página leída antes',
  },
};
