import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const askFirst: Words['askFirst'] = {
  lookUp: 'Consultar',
  sends: (host) => `«Consultar» envía el valor y tu clave de API a ${host}; eso no se puede deshacer.`,
  noSign: {
    title: 'Esto podría ser tanto una clave privada como una transacción',
    detail: 'Nada aquí indica cuál de las dos es. No se envió nada.',
  },
  nearKeyWords: {
    title: 'Esto podría ser tanto una clave privada como una transacción',
    detail: 'Cerca se habla de claves o secretos. No se envió nada.',
  },
  otherLabel: {
    title: 'Esto podría ser tanto una clave privada como una transacción',
    detail: 'El texto anterior dice que es otra cosa. No se envió nada.',
  },
  mayBeHash: {
    title: 'Quizá esto no sea una dirección',
    detail: 'El texto anterior dice que es un hash o una contraseña. No se envió nada.',
  },
  goneUnseen: {
    title: '¿Consultar esto?',
    detail: 'En esta página desaparecieron tarjetas antes de que alguien pudiera leerlas. Esta vez no se envió nada.',
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

export const plainWord: Words['plainWord'] = {
  title: 'Esto es un número u otro dato',
  number: (formatted) => `El número ${formatted}`,
  largest: 'El mayor número de 32 bytes',
  address: 'Una dirección, rellenada hasta 32 bytes',
  text: (text) => `El texto «${text}»`,
  bytes: (count, formatted) =>
    plural('es', count, {
      one: `${formatted} byte, rellenado hasta 32`,
      other: `${formatted} bytes, rellenados hasta 32`,
    }),
  event: (name) => `El topic del evento «${name}»`,
  slot: (name) => `La posición de almacenamiento «${name}»`,
  type: (name) => `El hash de tipo EIP-712 de «${name}»`,
  role: (name) => `El rol «${name}»`,
  nothing: 'El hash de datos vacíos',
  detail: 'Esto no es una transacción. No se envió nada.',
  lookUpAddress: 'Consultar la dirección',
};
