import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

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
  took: (what, from) => `${what} von ${from} eingezogen (mit Freigabe)`,
  movedByPermission: (what, from, to) => `${what} mit Freigabe von ${from} an ${to} bewegt`,

  minted: (what) => `${what} geprägt`,
  mintedTo: (what, to) => `${what} für ${to} geprägt`,
  mintedFor: (got, price) => `${got} zum Preis von ${price} geprägt`,
  burnt: (what) => `${what} verbrannt`,
  burntOf: (what, owner) => `${what} von ${owner} verbrannt`,

  wrapped: (given, got) => `${given} als ${got} verpackt`,
  unwrapped: (what) => `${what} entpackt`,

  swapped: (price, got) => `Tausch: ${price} gegen ${got}`,
  bought: (got, price) => `${got} für ${price} gekauft`,
  sold: (given, got) => `${given} für ${got} verkauft`,
  exchanged: (price, got) => `Eintausch: ${price} gegen ${got}`,
  gaveAndGot: (price, got) => `Gegeben: ${price}, erhalten: ${got}`,

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
