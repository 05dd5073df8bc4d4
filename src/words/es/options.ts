import type { Words } from '../words.ts';

export const options: Words['options'] = {
  title: 'Ajustes de Hashlens',
  access: 'Acceso',
  notStored: 'Tu navegador no guardó esto',
  notStoredDetail: 'El ajuste sigue como estaba. Vuelve a cambiarlo.',

  apiAddress: 'Dirección de la API',
  apiAddressHint: 'Tu clave se envía a esta dirección. Vacía el campo para volver a la habitual.',
  addressUnusable: 'Esta dirección no se puede usar',
  addressUnusableDetail:
    'Escribe una dirección https, o una http de este equipo (127.0.0.1 o localhost), sin nombre de usuario, ? ni #. Sigue en uso la anterior.',
  notReachable: (address: string) => `Tu navegador aún no permite que Hashlens acceda a ${address}`,
  notReachableDetail: 'Hasta que lo permitas no se puede consultar nada.',
  allowAccess: 'Permitir acceso',

  speaks: 'Hashlens habla',
  browsersLanguage: 'El idioma del navegador',

  keptAnswers: 'Respuestas guardadas',
  keptAnswersHint:
    'Las respuestas se quedan en este navegador para no pagar nada dos veces: las transacciones, los saldos y las transferencias que consultaste, y en qué cadena estaban las referencias de cada sitio (con el nombre del sitio ofuscado). Las ventanas privadas no dejan nada. Al olvidar todo también se borran tus consultas recientes, y la ventana emergente ya no se abre donde estaba. Lo que vigilas no es una respuesta: se queda.',
  forgetEverything: 'Olvidar todo',
  sureToForget: '¿Olvidar todas las respuestas guardadas? Volver a consultarlas cuesta créditos otra vez.',
  yesForget: 'Sí, olvidar todo',
  keepThem: 'Conservarlas',
  forgetting: 'Olvidando…',
  nothingKept: 'Listo. Ya no se guarda nada.',
};
