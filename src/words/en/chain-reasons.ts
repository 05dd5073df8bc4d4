import { plural } from '../word-data.ts';

/** Why a chain was chosen. Each goes on from the chain's name, and another part of a sentence may follow it. */
export const chainReasons = {
  chosen: 'because you chose it',
  written: 'because it is written there',
  link: (host: string) => `because this link goes to ${host}`,
  page: (host: string) => `because this page is on ${host}`,
  // `text` is what the page says there.
  words: (text: string) => `because “${text}” stands beside it`,
  site: (host: string) => `because the last answer on ${host} came from it`,
  default: 'because it is your default chain',
  listed: 'because it is one of your chains',
  guessed: 'a guess: nothing beside it names the chain',
  // `reason` is one of those above, `chains` the names of `count` chains that were asked before: "Ethereum and Base".
  andNotKnown: (reason: string, chains: string, count: number) =>
    plural('en', count, {
      one: `${reason}, and ${chains} does not know it`,
      other: `${reason}, and ${chains} do not know it`,
    }),
};

/** What stands for a chain that the table does not know. */
export const chainNames = {
  unnamed: (id: string) => `Chain ${id}`,
  unnamedInSentence: (id: string) => `chain ${id}`,
  // Stands where the symbol of a coin stands: "1.5 coins".
  coins: 'coins',
};
