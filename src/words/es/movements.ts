import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const movements: Words['movements'] = {
  sent: (what: string, to: string) => `Envió ${what} a ${to}`,
  sentToItself: (what: string) => `Envió ${what} a su propia dirección`,
  sentToMany: (what: string, count: number, number: string) =>
    plural('es', count, { one: `Envió ${what} a ${number} dirección`, other: `Envió ${what} a ${number} direcciones` }),
  moved: (what: string, from: string, to: string) => `Movió ${what} de ${from} a ${to}`,
  received: (what: string) => `Recibió ${what}`,
  took: (what: string, from: string) => `Tomó ${what} de ${from} (con su permiso)`,
  movedByPermission: (what: string, from: string, to: string) => `Movió ${what} de ${from} a ${to} con permiso`,

  minted: (what: string) => `Acuñó ${what}`,
  mintedTo: (what: string, to: string) => `Acuñó ${what} para ${to}`,
  mintedFor: (got: string, price: string) => `Acuñó ${got} por ${price}`,
  burnt: (what: string) => `Quemó ${what}`,
  burntOf: (what: string, owner: string) => `Quemó ${what} de ${owner}`,

  wrapped: (given: string, got: string) => `Envolvió ${given} como ${got}`,
  unwrapped: (what: string) => `Desenvolvió ${what}`,

  swapped: (price: string, got: string) => `Intercambió ${price} por ${got}`,
  bought: (got: string, price: string) => `Compró ${got} por ${price}`,
  sold: (given: string, got: string) => `Vendió ${given} por ${got}`,
  exchanged: (price: string, got: string) => `Cambió ${price} por ${got}`,
  gaveAndGot: (price: string, got: string) => `Dio ${price} y obtuvo ${got}`,

  bridged: (what: string, chain: string) => `Envió ${what} por un puente hacia ${chain}`,
  bridgedDown: (what: string) => `Envió ${what} por un puente hacia la capa base`,
};

export const protocolActions: Words['protocolActions'] = {
  supplied: (what: string, to: string) => `Aportó ${what} a ${to}`,
  withdrew: (what: string, from: string) => `Retiró ${what} de ${from}`,
  borrowed: (what: string, from: string) => `Tomó prestado ${what} de ${from}`,
  repaid: (what: string, to: string) => `Devolvió ${what} a ${to}`,
  flashLoan: (what: string, from: string) => `Tomó un préstamo relámpago de ${what} de ${from}`,
  liquidated: (debt: string, collateral: string, on: string) =>
    `Liquidó ${debt} de deuda por ${collateral} de garantía en ${on}`,
  swapped: (given: string, got: string, on: string) => `Intercambió ${given} por ${got} en ${on}`,
  added: (first: string, second: string, to: string) => `Añadió ${first} y ${second} a ${to}`,
  removed: (first: string, second: string, from: string) => `Retiró liquidez de ${first} y ${second} de ${from}`,
  collected: (first: string, second: string, from: string) => `Cobró ${first} y ${second} de ${from}`,
};
