import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

export const card: Words['card'] = {
  lookingItUp: 'Consultando',
  slow: 'Todavía se espera la respuesta.',
  notFollowed: 'Ya no se sigue, actualiza para volver a mirar',
  copy: 'Copiar',
  copyAs: 'Copiar como',
  copied: 'Copiado',
  couldNotCopy: 'No se pudo copiar',
  pin: 'Fijar',
  unpin: 'Soltar',
  back: 'Volver',
  noNewer: 'No hay una respuesta más reciente',
  chain: 'Cadena',
  openInHashlens: 'Abrir en Hashlens',
  details: 'Detalles',
  history: 'Historial',
  transfers: 'Transferencias',
  everythingElse: 'Todo lo demás',
  noAnswer: 'Sin respuesta',
  noAnswerYet: 'Aún sin respuesta',
  sample: 'Ejemplo',
  refreshShort: 'Actualizar',
  openInExplorer: 'Abrir en el explorador',
  asked: (age: string) => `Consulta: ${age}`,
  askedAndChecking: (age: string) => `Consulta: ${age} · comprobando…`,
  askedFor: (age: string, count: number, credits: string) =>
    plural('es', count, {
      one: `Consulta: ${age} · ${credits} crédito`,
      many: `Consulta: ${age} · ${credits} de créditos`,
      other: `Consulta: ${age} · ${credits} créditos`,
    }),
  refresh: (source: string) => `Actualizar: ${source}`,
  changesChain: (reason: string) => `${reason}. Cámbiala con Alt+↓ o Alt+↑`,
};
