import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const credits: Words['credits'] = {
  heading: 'Créditos',
  unknown: 'El servicio aún no ha indicado cuántos créditos quedan.',
  left: (credits: number, text: string) => plural('es', credits, { one: `queda ${text}`, other: `quedan ${text}` }),
  over: (credits: number, text: string) => plural('es', credits, { other: `${text} por encima de tu cupo` }),
  areLeft: (credits: number, text: string) =>
    plural('es', credits, {
      one: `Queda ${text} crédito.`,
      many: `Quedan ${text} de créditos.`,
      other: `Quedan ${text} créditos.`,
    }),
  areOver: (credits: number, text: string) =>
    plural('es', credits, {
      one: `Superaste tu cupo en ${text} crédito.`,
      many: `Superaste tu cupo en ${text} de créditos.`,
      other: `Superaste tu cupo en ${text} créditos.`,
    }),
  wereLeft: (credits: number, text: string, when: string) =>
    plural('es', credits, {
      one: `Queda ${text} crédito (${when}).`,
      many: `Quedan ${text} de créditos (${when}).`,
      other: `Quedan ${text} créditos (${when}).`,
    }),
  wereOver: (credits: number, text: string, when: string) =>
    plural('es', credits, {
      one: `Superaste tu cupo en ${text} crédito (${when}).`,
      many: `Superaste tu cupo en ${text} de créditos (${when}).`,
      other: `Superaste tu cupo en ${text} créditos (${when}).`,
    }),
  nothingToday: 'Hashlens no ha consultado nada hoy (desde la medianoche UTC).',
  today: (credits: number, text: string, requests: number, requestsText: string) => {
    const spent = plural('es', credits, {
      one: `${text} crédito`,
      many: `${text} de créditos`,
      other: `${text} créditos`,
    });
    const asked = plural('es', requests, {
      one: `${requestsText} solicitud`,
      many: `${requestsText} de solicitudes`,
      other: `${requestsText} solicitudes`,
    });
    return `Hoy (desde la medianoche UTC) Hashlens ha gastado ${spent} en ${asked}.`;
  },
  dailyLimit: 'Límite diario',
  noLimit: 'Sin límite',
  dailyLimitHint:
    'Créditos que Hashlens puede gastar al día (UTC), para que queden algunos para tus otras herramientas: al principio 50.000, la mitad del plan gratuito. Vacío: sin límite.',
  notALimit: 'Esto no es un límite diario',
  notALimitDetail:
    'Escribe un número entero de créditos, como 5000, o deja el campo vacío para no tener límite. Sigue en uso el límite anterior.',
  askBeforeAddresses: 'Preguntar antes de consultar direcciones (50 créditos cada una)',
  askBeforeHashes: 'Preguntar siempre antes de consultar un valor de 64 dígitos',
  askBeforeHashesHint:
    'Puede ser una clave privada. Sin esta opción, Hashlens solo pregunta antes cuando nada indica que sea una transacción.',
};
