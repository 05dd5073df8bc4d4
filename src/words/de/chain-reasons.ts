import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const chainReasons: Words['chainReasons'] = {
  chosen: 'weil sie ausgewählt wurde',
  written: 'weil sie dort angegeben ist',
  link: (host) => `weil dieser Link zu ${host} führt`,
  page: (host) => `weil diese Seite auf ${host} liegt`,
  words: (text) => `weil „${text}“ daneben steht`,
  site: (host) => `weil die letzte Antwort auf ${host} von dort kam`,
  default: 'weil sie die Standard-Chain ist',
  listed: 'weil sie in der Liste der eigenen Chains steht',
  guessed: 'geraten, denn daneben steht keine Chain',
  andNotKnown: (reason, chains, count) =>
    plural('de', count, { other: `${reason} und auf ${chains} nichts gefunden wurde` }),
};

export const chainNames: Words['chainNames'] = {
  unnamed: (id) => `Chain ${id}`,
  unnamedInSentence: (id) => `Chain ${id}`,
  coins: 'Coins',
};
