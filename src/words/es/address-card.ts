import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const addressCard: Words['addressCard'] = {
  noChanges: (chain: string) => `Sin cambios de saldo registrados en ${chain}`,
  noChangesDetail: 'Puede que nunca haya tenido fondos ahí o que el explorador no registre los saldos de esta cadena.',

  changedByAt: (amount: string, age: string) => `${amount} ≈ ${age}`,
  changed: 'cambió',
  changedAt: (age: string) => `cambió ≈ ${age}`,
  changes: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} cambio`, other: `${formatted} cambios` }),
  changesSince: (count: number, formatted: string, day: string) =>
    plural('es', count, {
      one: `${formatted} cambio desde ≈\u00a0${day}`,
      other: `${formatted} cambios desde ≈\u00a0${day}`,
    }),

  name: 'Nombre',
  zeroAddress: 'dirección cero',
  nobodysKey: 'nadie tiene su clave',
  exactly: 'Exacto',
  seenIn: 'Visto en',
  counts: 'Incluye',
  onlyCoin: (symbol: string) => `solo ${symbol}, sin tokens`,
  olderChanges: 'hay cambios anteriores',
  recordedChange: 'Cambio registrado',
  amountNotRecorded: 'cantidad no registrada',
  inBlock: 'En el bloque',
  time: 'Hora',
  about: (time: string) => `≈ ${time}`,
  lastChange: 'Último cambio',

  line: (count: number, of: { changes: string; first: string; newest: string; lowest: string; highest: string }) =>
    plural('es', count, {
      other: `Saldo a lo largo de ${of.changes} cambios: de ${of.first} a ${of.newest}, mínimo ${of.lowest}, máximo ${of.highest}.`,
    }),
  lineSince: (
    count: number,
    of: { changes: string; day: string; first: string; newest: string; lowest: string; highest: string },
  ) =>
    plural('es', count, {
      other: `Saldo a lo largo de ${of.changes} cambios desde ≈ ${of.day}: de ${of.first} a ${of.newest}, mínimo ${of.lowest}, máximo ${of.highest}.`,
    }),
};
