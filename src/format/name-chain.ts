import type { Chain } from '../models/chain.ts';
import { words } from '../words/words.ts';
import { cleanText } from './clean-text.ts';

/** A chain's own name, fit to be shown; "Chain 123" for one without. */
export function nameChain({ id, name }: Chain): string {
  return cleanText(name, 40) || words().chainNames.unnamed(String(id));
}
