import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionRows: Words['transactionRows'] = {
  from: 'De',
  to: 'Para',
  created: 'Creado',
  value: 'Valor',
  fee: 'Comisión',
  nonce: 'Nonce',
  block: 'Bloque',

  aNewContract: 'un contrato nuevo',
  notKnown: 'se desconoce',
  notSent: 'no enviado',
  atMost: (amount: string) => `como máximo ${amount}`,

  worthThen: (dollars: string) => `${dollars} entonces`,
  worthNow: (dollars: string) => `${dollars} ahora`,
  worthWhenAsked: (dollars: string, asked: string) => `${dollars} ${asked}`,
  burnt: (share: string) => `${share}\u00a0quemado`,
  tip: (share: string) => `${share}\u00a0propina`,

  confirmations: (count: number, number: string) =>
    plural('es', count, {
      one: `${number} confirmación`,
      many: `${number} de confirmaciones`,
      other: `${number} confirmaciones`,
    }),
  confirmationsWhenAsked: (count: number, number: string) =>
    plural('es', count, {
      one: `${number} confirmación al consultar`,
      many: `${number} de confirmaciones al consultar`,
      other: `${number} confirmaciones al consultar`,
    }),
};
