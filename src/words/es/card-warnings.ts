import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const scamWarnings: Words['scamWarnings'] = {
  title: 'Estafa conocida',
  accounts: (count: number, names: string) =>
    plural('es', count, {
      one: `El explorador señala ${names} como estafa.`,
      other: `El explorador señala ${names} como estafas.`,
    }),
  thisAddress: 'El explorador señala esta dirección como estafa: lo indicó en otra respuesta.',
};

export const reputationWarnings: Words['reputationWarnings'] = {
  title: 'Reputación',
  text: (reputations: string) => `El explorador asigna ${reputations}.`,
  ofAddress: (hash: string, reputation: string) => `a ${hash} la reputación «${reputation}»`,
  ofToken: (hash: string, reputation: string) => `al token ${hash} la reputación «${reputation}»`,
};

export const writtenWarnings: Words['writtenWarnings'] = {
  wrongChecksum: {
    title: 'Suma de verificación incorrecta',
    text: 'Sus mayúsculas no concuerdan con sus dígitos: puede que algún carácter se haya cambiado o escrito mal. Compárala con su origen antes de enviar nada ahí.',
  },
  invisible: {
    title: 'Caracteres invisibles',
    text: 'En la página, este valor contiene caracteres invisibles. Hashlens consultó lo que queda sin ellos.',
  },
  otherLink: {
    title: 'El enlace lleva a otro lugar',
    text: 'La página escribe este valor, pero su enlace lleva a otro. Comprueba cuál quieres.',
  },
};

export const nftWarnings: Words['nftWarnings'] = {
  scam: {
    title: 'Colección fraudulenta',
    text: 'El explorador señala esta colección como estafa. No sigas lo que dice su nombre.',
  },
  nothingTitle: 'Transferencia de nada',
  nothing: (count: number, formatted: string) =>
    plural('es', count, {
      one: `${formatted} transferencia sin ninguna unidad. Estas transferencias se usan para colar una dirección parecida en un historial: no copies direcciones de aquí.`,
      other: `${formatted} transferencias sin ninguna unidad. Estas transferencias se usan para colar una dirección parecida en un historial: no copies direcciones de aquí.`,
    }),
};

export const tokenWarnings: Words['tokenWarnings'] = {
  imitation: {
    title: 'Imitación de un token conocido',
    text: (hash, name, real) => `El token ${hash} se hace llamar ${name}, pero no es ${real}. Guíate por su dirección.`,
  },
  sameName: {
    title: 'Nombre de un token conocido',
    text: (hash, name, real) =>
      `El token ${hash} se hace llamar ${name} y no está entre los contratos conocidos como ${real}. Guíate por su dirección.`,
  },
  letters: {
    title: 'Letras engañosas',
    text: (hash, name) =>
      `El token ${hash} se hace llamar ${name}, con letras de otro alfabeto que se parecen a estas. Guíate por su dirección.`,
  },
  site: {
    title: 'Publicidad en un nombre',
    text: (hash, name) =>
      `El token ${hash} se llama ${name}. Los tokens que nombran un sitio suelen enviarse para atraer a la gente: no lo abras.`,
  },
};
