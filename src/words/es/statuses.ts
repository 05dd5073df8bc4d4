import type { Words } from '../words.ts';

export const statuses: Words['statuses'] = {
  succeeded: 'Completada',
  failed: 'Fallida',
  pending: 'Pendiente',
  awaiting: 'Indexando',
  dropped: 'Descartada',
  unknown: 'Desconocido',
  pendingWhenAsked: 'Pendiente al consultar',
  awaitingWhenAsked: 'Indexando al consultar',
};
