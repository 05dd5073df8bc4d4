import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const outOfCredits: Words['outOfCredits'] = {
  title: 'Credits verbraucht',
  over: 'Ihre Credits waren verbraucht, aber ein neuer Tag hat begonnen und es sollte wieder welche geben.',
  justOver: (wait) =>
    `Die Credits Ihres API-Schlüssels sind verbraucht, aber gerade hat ein neuer Tag begonnen. Hashlens fragt in ${wait} erneut.`,
  untilMidnight:
    'Die heutigen Credits Ihres API-Schlüssels sind verbraucht. Um Mitternacht UTC gibt es neue; ein größerer Tarif hat mehr.',
  untilMidnightIn: (wait) =>
    `Die heutigen Credits Ihres API-Schlüssels sind verbraucht. Um Mitternacht UTC, in ${wait}, gibt es neue; ein größerer Tarif hat mehr.`,
};

const mayBeSpent = (count: number, credits: string) =>
  plural('de', count, {
    one: `Hashlens darf ${credits} Credit am Tag ausgeben.`,
    other: `Hashlens darf ${credits} Credits am Tag ausgeben.`,
  });

export const dailyLimit: Words['dailyLimit'] = {
  title: 'Das eigene Tageslimit ist erreicht',
  over: 'Inzwischen hat ein neuer Tag begonnen, Hashlens darf also wieder fragen.',
  untilMidnight: (count, credits) =>
    `${mayBeSpent(count, credits)} Es fragt wieder ab Mitternacht UTC oder sobald das Limit in den Einstellungen erhöht wird.`,
  untilMidnightIn: (count, credits, wait) =>
    `${mayBeSpent(count, credits)} Es fragt wieder ab Mitternacht UTC, in ${wait}, oder sobald das Limit in den Einstellungen erhöht wird.`,
};
