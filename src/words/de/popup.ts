import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popup: Words['popup'] = {
  lookUp: 'Abfragen',
  lookUpHint: 'Hash, Adresse, NFT oder Link',
  go: 'Los',
  cannotBeLookedUp: 'Das lässt sich nicht abfragen',

  whatToShow: 'Anzeige',
  tabs: { balance: 'Guthaben', nft: 'NFT-Transfers', page: 'Diese Seite', watched: 'Beobachtet' },

  notDrawn: { title: 'Dieser Teil ließ sich nicht darstellen', detail: 'Alles andere hier funktioniert weiter.' },
  settings: 'Einstellungen',
  noCreditsUsed: 'Hier noch keine Credits verbraucht',
  creditsUsedHere: (count, formatted) =>
    plural('de', count, { one: `${formatted} Credit hier verbraucht`, other: `${formatted} Credits hier verbraucht` }),

  asOf: (age, state) => `Stand: ${age}${state}`,
  checking: ', Suche nach Neuerem…',
  notRefreshed: '. Aktualisieren war nicht möglich.',
  notFollowed: '. Wird nicht mehr verfolgt, zum Nachsehen aktualisieren.',
  refresh: 'Aktualisieren',

  transaction: 'Transaktion',
  lookingItUp: 'Wird abgefragt…',
  onChain: (chain, what) => `${chain}: ${what}`,
  backTo: {
    balance: 'Zurück zum Guthaben',
    nft: 'Zurück zum NFT',
    page: 'Zurück zu dieser Seite',
    watched: 'Zurück zu Ihrer Liste',
  },
  answerNotRefreshed: 'Diese Antwort ließ sich nicht aktualisieren.',
  noneRecorded: 'keine erfasst',
};
