import type { Words } from '../words.ts';

export const headlines: Words['headlines'] = {
  failed: (reason: string) => `Falló: ${reason}`,
  waiting: 'Pendiente de inclusión',
  waitingWhenAsked: 'Pendiente de inclusión al consultar',
  included: 'Incluida, detalles aún sin indexar',
  includedWhenAsked: 'Incluida, detalles aún sin indexar al consultar',
  dropped: 'Descartada o reemplazada',
  neverIncluded: (intent: string) => `Nunca llegó a un bloque: ${intent}`,
  unknown: 'Estado desconocido',
  unknownSaid: (said: string) => `Estado desconocido: «${said}»`,
  deposit: 'Un depósito desde la capa base',
};

export const reverts: Words['reverts'] = {
  notKnown: 'aún no se conoce el motivo',
  noReason: 'se revirtió sin motivo',
  error: (selector: string) => `error ${selector}`,
  panic: (code: string) => `pánico ${code}`,
  assertion: 'no se cumplió una aserción',
  overflow: 'desbordamiento de un número',
  divisionByZero: 'división por cero',
  outsideEnum: 'un valor fuera de su enumeración',
  storage: 'almacenamiento mal codificado',
  emptyList: 'extracción de una lista vacía',
  outOfBounds: 'un índice fuera de rango',
  memory: 'demasiada memoria',
  emptyFunction: 'llamada a una función vacía',
};
