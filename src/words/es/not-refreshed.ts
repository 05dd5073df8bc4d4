import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const notRefreshed: Words['notRefreshed'] = {
  fromAge: (age: string) => `Esto es de ${age}`,
  fromDate: (date: string) => `Esto es del ${date}`,
  fromMomentAgo: 'Esto es de hace un momento',
  fromEarlier: 'Esto es de un momento anterior',
  because: (reason: string) => `No se pudo actualizar: ${reason}.`,
};

export const refreshReasons: Words['refreshReasons'] = {
  outOfCredits: 'se agotaron los créditos de hoy',
  outOfCreditsFor: (wait: string) => `se agotaron los créditos de hoy, aún durante ${wait}`,
  dailyLimit: (count: number, credits: string) =>
    plural('es', count, {
      one: `se alcanzó tu propio límite diario de ${credits} crédito`,
      many: `se alcanzó tu propio límite diario de ${credits} de créditos`,
      other: `se alcanzó tu propio límite diario de ${credits} créditos`,
    }),
  dailyLimitFor: (count: number, credits: string, wait: string) =>
    plural('es', count, {
      one: `se alcanzó tu propio límite diario de ${credits} crédito, aún durante ${wait}`,
      many: `se alcanzó tu propio límite diario de ${credits} de créditos, aún durante ${wait}`,
      other: `se alcanzó tu propio límite diario de ${credits} créditos, aún durante ${wait}`,
    }),
  chainNotServed: (chain: string) => `el servicio ya no ofrece ${chain}`,
  serviceTrouble: (status: string) => `el servicio tiene problemas (error ${status})`,
  noKey: 'no hay ninguna clave de API',
  keyRefused: 'se rechazó la clave de API',
  paymentRequired: 'el servicio pide una clave de API o un pago',
  tooManyRequests: 'hubo demasiadas solicitudes en un segundo',
  notFound: 'el servicio ya no lo encuentra',
  noConnection: 'sin conexión',
  noPermission: 'el navegador no permite que Hashlens acceda a la API',
  timedOut: 'la respuesta no llegó a tiempo',
  restricted: 'el servicio restringe el acceso',
  malformedInput: 'no se puede consultar',
  questionRefused: 'el servicio rechazó la consulta',
  senselessAnswer: 'la nueva respuesta no tiene sentido',
  otherAnswer: 'el servicio respondió a otra consulta',
  heldBack: 'parece una clave privada, así que no se envió nada',
  noStorage: 'el navegador no entrega tus ajustes',
  aborted: 'se detuvo la consulta',
  noBackground: 'Hashlens no respondió',
  updated: 'Hashlens tiene una versión nueva',
};

export const refreshAdvice: Words['refreshAdvice'] = {
  addKey: 'Añade una en las opciones.',
  checkKey: 'Revisa la clave de API en las opciones.',
  waitForCredits: 'Espera a que se renueven o consigue un plan mayor.',
  raiseLimit: 'Auméntalo en las opciones o espera.',
  chooseChain: 'Elige otra cadena.',
  checkConnection: 'Comprueba tu conexión.',
  allow: 'Permítelo en las opciones.',
  restartBrowser: 'Reinicia el navegador.',
  tryInAMoment: 'Vuelve a intentarlo en un momento.',
  tryLater: 'Vuelve a intentarlo más tarde.',
  addSecretKey: 'Si tienes una clave secreta para ello, añádela en las opciones.',
  tryIfWanted: 'Vuelve a intentarlo si aún la quieres.',
  reloadPage: 'Recarga esta página.',
  checkAddress: 'Revisa la dirección de la API en las opciones.',
};
