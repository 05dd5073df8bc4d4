import { ourWords } from '../words/en/our-words.ts';
import { words } from '../words/words.ts';

// English too, whatever is spoken: foreign names are English more often than not, and read as such.
const languages = () => [ourWords, words().ourWords];

const carriers = [
  // What ends a sentence or its part, opens another, or counts.
  /[,.:;!?=<>()[\]{}|~*×#“”„"«»「」『』〝〞〟❝❞、。，：；！？（）،؛؟]/,
  /(?:^|[^\p{L}\d])\d+(?:\s|_)+\p{L}/u,
];

// Letters that are put together of several, and signs of other widths, are read as the usual ones.
const toRead = (text: string) => text.normalize('NFKC');

/** True for a text that holds one of the words that our sentences are made of. */
export function holdsOurWords(text: string): boolean {
  return languages().some(({ joining }) => joining.test(toRead(text)));
}

/**
 * True for a foreign name that could carry on a sentence of ours: "Vault, got 500 USDC" after "Sent 1 ETH to". It
 * holds a verb or a joining word of ours, a stop, a bracket, or a number with a word behind it.
 */
export function carriesOn(name: string): boolean {
  return carriers.some((pattern) => pattern.test(toRead(name))) || holdsOurWords(name);
}

/** True for a name that begins as what our sentences call somebody themselves: a name must not speak for us. */
export function speaksForUs(name: string): boolean {
  return languages().some(({ naming }) => naming.test(toRead(name)));
}
