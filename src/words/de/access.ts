import type { Words } from '../words.ts';

export const access: Words['access'] = {
  noPages: 'Der Browser lässt Hashlens noch keine Seiten lesen',
  noPagesDetail:
    'Bis zur Erlaubnis wird nichts unterstrichen und öffnet sich keine Karte. Gelesen wird nur innerhalb des Browsers.',
  noApi: 'Der Browser lässt Hashlens die API noch nicht fragen',
  noApiDetail: (address) => `Bei ${address} lässt sich bis zur Erlaubnis nichts abfragen.`,
  allow: 'Zugriff erlauben',
  declined: 'Es ist noch nicht erlaubt. Das geht auch in den Erweiterungseinstellungen des Browsers.',
};
