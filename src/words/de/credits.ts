import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const credits: Words['credits'] = {
  heading: 'Credits',
  unknown: 'Der Dienst hat noch nicht mitgeteilt, wie viele Credits übrig sind.',
  left: (credits, text) => plural('de', credits, { other: `${text} übrig` }),
  over: (credits, text) => plural('de', credits, { other: `Kontingent um ${text} überschritten` }),
  areLeft: (credits, text) => plural('de', credits, { one: `${text} Credit übrig.`, other: `${text} Credits übrig.` }),
  areOver: (credits, text) =>
    plural('de', credits, {
      one: `Kontingent um ${text} Credit überschritten.`,
      other: `Kontingent um ${text} Credits überschritten.`,
    }),
  wereLeft: (credits, text, when) =>
    plural('de', credits, {
      one: `${text} Credit übrig (Stand: ${when}).`,
      other: `${text} Credits übrig (Stand: ${when}).`,
    }),
  wereOver: (credits, text, when) =>
    plural('de', credits, {
      one: `Kontingent um ${text} Credit überschritten (Stand: ${when}).`,
      other: `Kontingent um ${text} Credits überschritten (Stand: ${when}).`,
    }),
  nothingToday: 'Hashlens hat heute (seit Mitternacht UTC) noch nichts abgefragt.',
  today: (credits, text, requests, requestsText) => {
    const spent = plural('de', credits, { one: `${text} Credit`, other: `${text} Credits` });
    const asked = plural('de', requests, { one: `${requestsText} Anfrage`, other: `${requestsText} Anfragen` });
    return `Heute (seit Mitternacht UTC) hat Hashlens ${spent} für ${asked} ausgegeben.`;
  },
  dailyLimit: 'Tageslimit',
  noLimit: 'Kein Limit',
  dailyLimitHint:
    'Credits, die Hashlens an einem Tag (UTC) ausgeben darf, damit für andere Werkzeuge welche übrig bleiben: anfangs 50.000, die Hälfte des kostenlosen Tarifs. Leer: kein Limit.',
  notALimit: 'Das ist kein Tageslimit',
  notALimitDetail:
    'Eine ganze Zahl von Credits eingeben, etwa 5000, oder für kein Limit leer lassen. Das bisherige gilt weiter.',
  askBeforeAddresses: 'Vor dem Abfragen von Adressen fragen (je 50 Credits)',
  askBeforeHashes: 'Vor dem Abfragen eines Werts aus 64 Ziffern immer fragen',
  askBeforeHashesHint:
    'Es kann ein privater Schlüssel sein. Ohne diese Einstellung fragt Hashlens nur dort, wo nichts auf eine Transaktion hinweist.',
};
