import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  source: <Piece>(link: (text: string) => Piece) => [
    'Hashlens consulta la API de Blockscout con una clave tuya. Puedes obtener una gratis en ',
    link('dev.blockscout.com'),
    '.',
  ],
  apiKey: 'Clave de API',
  apiKeyHint:
    'Se guarda al pulsar Enter o salir del campo. Se queda en este navegador y solo se envía a la dirección de la API.',
  check: 'Comprobar clave',
  checking: 'Comprobando la clave…',
  worksOn: (chain: string) => `La clave funciona en ${chain}.`,
  noneYet: 'Aún no hay ninguna clave guardada.',
  removed: 'Clave eliminada.',
  stored: 'Guardada.',
  storedEnding: (ending: string) => `Guardada: termina en …${ending}.`,
  storedJustNowEnding: (ending: string) => `Guardada ahora mismo: termina en …${ending}.`,
  isStored: 'hay una clave guardada',
  endsIn: (ending: string) => `termina en …${ending}`,
  remove: 'Eliminar',
  tooLong: 'Es demasiado largo para una clave',
  tooLongDetail:
    'Una clave tiene como máximo 1000 caracteres. No se guardó nada: copia solo la clave y vuelve a pegarla.',
  notAKey: 'Aquí no hay ninguna clave',
  notAKeyDetail:
    'Solo había espacios, comillas o signos que ninguna clave tiene. No se guardó nada: copia solo la clave y pégala de nuevo.',
  secretKey: 'Clave secreta',
  secretKeyHint:
    'Solo para recursos restringidos a los que el servicio te ha dado acceso. Si no tienes ninguna, deja el campo vacío.',
  secretIsStored: 'hay una guardada',
  secretOptional: 'Opcional',
  forget: 'Olvidarla',
  forgotten: 'Olvidada.',
};
