import type { Words } from '../words.ts';

export const settingsFile: Words['settingsFile'] = {
  heading: 'Ajustes en un archivo',
  hint: 'Lleva tus ajustes a otro navegador. El archivo no contiene ni claves ni la dirección de la API ni las direcciones que vigilas.',
  save: 'Guardar en un archivo',
  load: 'Cargar de un archivo',
  saved: (file) => `Entregado a tu navegador para guardarlo: ${file}.`,
  loaded: 'Listo: los ajustes del archivo ya están en vigor.',
  leftOut: (names) => `Hashlens no conoce estos y los omitió: ${names}.`,
  leftLocked: 'Lo que fijó tu administrador sigue como estaba.',
  leftAddress: 'La dirección de la API que contiene se omitió: ahí va tu clave, así que solo tú puedes cambiarla.',
  leadsTo: (hosts) =>
    `Con este archivo, «Abrir en el explorador» lleva a ${hosts}. Úsalo solo si conoces estos sitios.`,
  take: 'Usar el archivo',
  leave: 'Conservar mis ajustes',
  notStored:
    'Siguen como estaban. Puede que su almacenamiento esté lleno o que hubiera demasiados cambios en poco tiempo: espera un minuto y vuelve a cargar el archivo.',
  unusable: 'Este archivo no se puede usar',
  why: {
    unusable: (name) => `Hashlens no admite el valor de «${name}» que contiene. No se cambió nada.`,
    tooLarge: 'Es más grande que cualquier archivo de ajustes. No se cambió nada.',
    notJson: 'Está cortado o no es un archivo de ajustes. No se cambió nada: guárdalo de nuevo donde lo obtuviste.',
    notOurs: 'No es un archivo de ajustes de Hashlens. No se cambió nada: elige el que guardaste aquí.',
    newer: 'Es de una versión más nueva de Hashlens. No se cambió nada: actualiza Hashlens y vuelve a cargarlo.',
    nothingInIt: 'No contiene ningún ajuste que Hashlens conozca. No se cambió nada.',
    unreadable: 'Tu navegador no pudo leerlo. No se cambió nada: elígelo otra vez.',
  },
};
