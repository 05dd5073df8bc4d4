import type { Words } from '../words.ts';

export const statuses: Words['statuses'] = {
  succeeded: 'Erfolgreich',
  failed: 'Fehlgeschlagen',
  pending: 'Ausstehend',
  awaiting: 'Wird indexiert',
  dropped: 'Verworfen',
  unknown: 'Unbekannt',
  pendingWhenAsked: 'Bei Abfrage ausstehend',
  awaitingWhenAsked: 'Bei Abfrage in Indexierung',
};
