import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const times: Words['times'] = {
  justNow: 'ahora mismo',
  minutesAgo: (_count: number, amount: string) => `hace ${amount}\u00a0min`,
  hoursAgo: (_count: number, amount: string) => `hace ${amount}\u00a0h`,
  daysAgo: (count: number, amount: string) =>
    plural('es', count, { one: `hace ${amount}\u00a0día`, other: `hace ${amount}\u00a0días` }),
  datedAhead: (date: string) => `fecha adelantada, ${date}`,
  aheadTitle: 'Hora posterior al reloj',
  ahead:
    'Esta hora es posterior a la del reloj de este dispositivo. Comprueba el reloj: si va mal, tampoco son ciertas las antigüedades que se muestran.',
  timeUnknown: 'hora desconocida',
  dateUnknown: 'fecha desconocida',
  localAndUtc: (local: string, utc: string) => `${local} (${utc})`,
  whenAsked: 'al consultar',
  whenAskedAt: (age: string) => `al consultar (${age})`,
};

export const durations: Words['durations'] = {
  milliseconds: (_count: number, amount: string) => `${amount}\u00a0ms`,
  seconds: (_count: number, amount: string) => `${amount}\u00a0s`,
  minutes: (_count: number, amount: string) => `${amount}\u00a0min`,
  hours: (_count: number, amount: string) => `${amount}\u00a0h`,
  days: (count: number, amount: string) =>
    plural('es', count, { one: `${amount}\u00a0día`, other: `${amount}\u00a0días` }),
  within: (longest: string) => `en ${longest} o menos`,
  range: (shortest: string, longest: string) => `${shortest} a ${longest}`,
};
