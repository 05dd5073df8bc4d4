import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

// "min" without a stop: a sentence may end behind it.
export const times: Words['times'] = {
  justNow: 'gerade eben',
  minutesAgo: (count, amount) => plural('de', count, { other: `vor ${amount}\u00a0min` }),
  hoursAgo: (count, amount) => plural('de', count, { other: `vor ${amount}\u00a0h` }),
  daysAgo: (count, amount) => plural('de', count, { one: `vor ${amount}\u00a0Tag`, other: `vor ${amount}\u00a0Tagen` }),
  datedAhead: (date) => `vordatiert, ${date}`,
  aheadTitle: 'Zeit in der Zukunft',
  ahead:
    'Nach der Uhr dieses Geräts liegt diese Zeit in der Zukunft. Prüfe die Uhr: Geht sie falsch, stimmt auch nicht, wie lange etwas her sein soll.',
  timeUnknown: 'Zeit unbekannt',
  dateUnknown: 'Datum unbekannt',
  localAndUtc: (local, utc) => `${local} (${utc})`,
  whenAsked: 'bei Abfrage',
  whenAskedAt: (age) => `bei Abfrage (${age})`,
};

export const durations: Words['durations'] = {
  milliseconds: (count, amount) => plural('de', count, { other: `${amount}\u00a0ms` }),
  seconds: (count, amount) => plural('de', count, { other: `${amount}\u00a0s` }),
  minutes: (count, amount) => plural('de', count, { other: `${amount}\u00a0min` }),
  hours: (count, amount) => plural('de', count, { other: `${amount}\u00a0h` }),
  days: (count, amount) => plural('de', count, { one: `${amount}\u00a0Tag`, other: `${amount}\u00a0Tage` }),
  within: (longest) => `bis zu ${longest}`,
  range: (shortest, longest) => `${shortest} bis ${longest}`,
};
