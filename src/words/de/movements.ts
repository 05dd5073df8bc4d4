import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

// A price may be "bis zu 0,1 ETH", which is no foreign name: where it begins the sentence it has a capital.
const begin = (price: string) => price.replace(/^bis zu /, 'Bis zu ');

export const movements: Words['movements'] = {
  sent: (what, to) => `${what} an ${to} gesendet`,
  sentToItself: (what) => `${what} an sich selbst gesendet`,
  sentToMany: (what, count, number) =>
    plural('de', count, {
      one: `${what} an ${number} Adresse gesendet`,
      other: `${what} an ${number} Adressen gesendet`,
    }),
  moved: (what, from, to) => `${what} von ${from} an ${to} bewegt`,
  received: (what) => `${what} erhalten`,

  minted: (what) => `${what} geprägt`,
  mintedTo: (what, to) => `${what} für ${to} geprägt`,
  mintedFor: (got, price) => `${got} zum Preis von ${price} geprägt`,
  burnt: (what) => `${what} verbrannt`,
  burntOf: (what, owner) => `${what} von ${owner} verbrannt`,

  wrapped: (given, got) => `${given} als ${got} verpackt`,
  unwrapped: (what) => `${what} entpackt`,

  swapped: (price, got) => `${begin(price)} gegen ${got} getauscht`,
  bought: (got, price) => `${got} für ${price} gekauft`,
  sold: (given, got) => `${given} für ${got} verkauft`,
  exchanged: (price, got) => `${begin(price)} gegen ${got} eingetauscht`,
  gaveAndGot: (price, got) => `${begin(price)} gegeben, ${got} erhalten`,

  bridged: (what, chain) => `${what} in Richtung ${chain} gebrückt`,
  bridgedDown: (what) => `${what} in Richtung Basisschicht gebrückt`,
};

export const protocolActions: Words['protocolActions'] = {
  supplied: (what, to) => `${what} bei ${to} eingelegt`,
  withdrew: (what, from) => `${what} von ${from} abgezogen`,
  borrowed: (what, from) => `${what} von ${from} geliehen`,
  repaid: (what, to) => `${what} an ${to} zurückgezahlt`,
  flashLoan: (what, from) => `Flash-Loan über ${what} von ${from} aufgenommen`,
  liquidated: (debt, collateral, on) => `${debt} Schulden gegen ${collateral} Sicherheiten auf ${on} liquidiert`,
  swapped: (given, got, on) => `${given} gegen ${got} auf ${on} getauscht`,
  added: (first, second, to) => `${first} und ${second} zu ${to} hinzugefügt`,
  removed: (first, second, from) => `Liquidität aus ${first} und ${second} von ${from} abgezogen`,
  collected: (first, second, from) => `${first} und ${second} von ${from} eingesammelt`,
};
