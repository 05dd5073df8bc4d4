import { plural } from '../plural.ts';
import type { Words } from '../words.ts';

export const card: Words['card'] = {
  lookingItUp: 'Wird abgefragt',
  slow: 'Die Antwort steht noch aus.',
  notFollowed: 'Wird nicht mehr verfolgt, zum Nachsehen aktualisieren',
  copy: 'Kopieren',
  copyAs: 'Kopieren als',
  copied: 'Kopiert',
  couldNotCopy: 'Kopieren nicht möglich',
  pin: 'Anheften',
  unpin: 'Lösen',
  back: 'Zurück',
  noNewer: 'Keine neuere Antwort',
  chain: 'Chain',
  openInHashlens: 'In Hashlens öffnen',
  details: 'Details',
  history: 'Verlauf',
  transfers: 'Transfers',
  everythingElse: 'Alles Weitere',
  noAnswer: 'Keine Antwort',
  noAnswerYet: 'Noch keine Antwort',
  sample: 'Beispiel',
  refreshShort: 'Aktualisieren',
  openInExplorer: 'Im Explorer öffnen',
  asked: (age) => `Stand: ${age}`,
  askedAndChecking: (age) => `Stand: ${age} · wird geprüft…`,
  askedFor: (age, count, credits) =>
    plural('de', count, { one: `Stand: ${age} · ${credits} Credit`, other: `Stand: ${age} · ${credits} Credits` }),
  refresh: (source) => `Aktualisieren – ${source}`,
  changesChain: (reason) => `${reason}. Alt+↓ oder Alt+↑ wechselt die Chain`,
};
