import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const outOfCredits: Words['outOfCredits'] = {
  title: 'Sin créditos',
  over: 'Tus créditos se agotaron, pero ha empezado un nuevo día y ya deberían haberse renovado.',
  justOver: (wait: string) =>
    `Los créditos de tu clave de API se agotaron, pero acaba de empezar un nuevo día. Hashlens vuelve a consultar en ${wait}.`,
  untilMidnight:
    'Se agotaron los créditos de hoy de tu clave de API. Se renuevan a medianoche UTC; un plan mayor tiene más.',
  untilMidnightIn: (wait: string) =>
    `Se agotaron los créditos de hoy de tu clave de API. Se renuevan a medianoche UTC, en ${wait}; un plan mayor tiene más.`,
};

const mayBeSpent = (count: number, credits: string) =>
  plural('es', count, {
    one: `Hashlens puede gastar ${credits} crédito al día.`,
    many: `Hashlens puede gastar ${credits} de créditos al día.`,
    other: `Hashlens puede gastar ${credits} créditos al día.`,
  });

export const dailyLimit: Words['dailyLimit'] = {
  title: 'Alcanzaste tu propio límite diario',
  over: 'Desde entonces ha empezado un nuevo día, así que Hashlens puede volver a consultar.',
  untilMidnight: (count: number, credits: string) =>
    `${mayBeSpent(count, credits)} Vuelve a consultar a medianoche UTC o cuando aumentes el límite en las opciones.`,
  untilMidnightIn: (count: number, credits: string, wait: string) =>
    `${mayBeSpent(count, credits)} Vuelve a consultar a medianoche UTC, en ${wait}, o cuando aumentes el límite en las opciones.`,
};
