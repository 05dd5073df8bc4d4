import type { Words } from '../words.ts';

export const askFirst: Words['askFirst'] = {
  lookUp: 'Consultar',
  mayBeKey: {
    title: 'Esto podría ser tanto una clave privada como una transacción',
    detail:
      'No se envió nada. Consúltalo solo si sabes que es una transacción: lo que se envía ya no se puede recuperar.',
  },
  hashSetting: {
    title: '¿Consultar esto?',
    detail:
      'Todavía no se envió nada. Según tus ajustes hay que preguntar antes, porque 64 dígitos pueden ser una clave privada.',
  },
  addressSetting: {
    title: '¿Consultar esto?',
    detail:
      'Todavía no se envió nada. Consultar una dirección cuesta 50 créditos y, según tus ajustes, hay que preguntar antes.',
  },
};

export const waiting: Words['waiting'] = {
  lookingItUp: 'consultando…',
  trouble: 'el servicio tiene problemas, reintentando…',
  noConnection: 'sin conexión, reintentando…',
  tooManyRequests: (wait: string) => `demasiadas solicitudes, continúa en ${wait}…`,
};
