import type { Words } from '../words.ts';

export const watchedFiles: Words['watchedFiles'] = {
  heading: 'Importar y exportar',
  exportJson: 'Exportar JSON',
  exportCsv: 'Exportar CSV',
  import: 'Importar…',
  importHint:
    'Un archivo JSON o CSV de Hashlens, o cualquier CSV con una columna «address». Puede tener columnas «name», «note» y «chain».',
  replace: 'Sustituir los nombres y notas que ya tengo',
  keeps: 'Lo que ya está en tu lista conserva su nombre y su nota.',
  added: (_count, formatted) => `añadidas: ${formatted}`,
  changed: (_count, formatted) => `cambiadas: ${formatted}`,
  skipped: (_count, formatted) => `sin cambios: ${formatted}`,
  done: (counts) => `Importado: ${counts}.`,
  reading: 'Leyendo el archivo…',

  notExported: 'No se puede exportar nada',
  transactionsUnread: 'No se pudieron leer tus transacciones y faltarían en el archivo. Vuelve a abrir esta página.',
  notImported: 'No se ha importado nada',
  tooLarge: 'El archivo ocupa más de 4 MB.',
  unreadable: 'No se pudo leer el archivo.',
  notAList: 'No es una lista que Hashlens conozca: un archivo JSON de Hashlens o un CSV con una columna «address».',
  empty: 'El archivo no contiene ninguna dirección ni transacción.',
  tooMany: (most) => `En tu lista caben ${most} entradas. Con las del archivo habría más.`,
  notAReference: (place) => `La entrada ${place} no es ni una dirección ni una transacción.`,
  wrongChecksum: (place) =>
    `La dirección de la entrada ${place} tiene una suma de comprobación incorrecta: puede haberse cambiado un carácter.`,
  wrongChain: (place) => `La cadena de la entrada ${place} no es el número de una cadena.`,
  noChain: (place) => `La entrada ${place} es una transacción sin cadena.`,
  tooLong: (place) => `El nombre o la nota de la entrada ${place} es demasiado largo.`,
  notText: (place) => `El nombre, la nota o la hora de la entrada ${place} no es lo que debería ser.`,
};
