import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const settings: Words['settings'] = {
  search: 'Buscar en los ajustes',
  foundBlocks: (found, text, of) =>
    plural('es', found, {
      one: `${text} de ${of} grupos lo contiene.`,
      many: `${text} de ${of} grupos lo contienen.`,
      other: `${text} de ${of} grupos lo contienen.`,
    }),
  nothingFound: 'Ningún ajuste contiene estas palabras. Prueba con otra o con menos.',
  byAdministrator: 'Fijado por tu administrador.',

  keepAtMost: 'Guardar como máximo',
  keepAtMostHint:
    'Cuando se llena, se va primero lo que lleva más tiempo sin usarse. Las ventanas privadas no guardan nada en ningún caso.',
  megabytes: (amount) => `${amount} MB`,
  keptNow: (count, text, size) =>
    plural('es', count, {
      one: `${text} respuesta guardada: ${size} MB.`,
      many: `${text} respuestas guardadas: ${size} MB.`,
      other: `${text} respuestas guardadas: ${size} MB.`,
    }),
  nothingKeptYet: 'Aún no hay ninguna respuesta guardada.',
};
