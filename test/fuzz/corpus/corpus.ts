import { texts } from '../hostile-values.ts';
import { addressTexts } from './addresses.ts';
import { giantTexts } from './giant.ts';
import { lookAlikeTexts } from './look-alikes.ts';
import { machineTexts } from './machine.ts';
import { markupTexts } from './markup.ts';
import { unseenTexts } from './unseen.ts';

/**
 * Every hostile text, once: markup, addresses, what turns or hides text, what poses, what machines stumble over, what is
 * too long, and the malformed ones that the fuzz knows. `leak` is an http address with a port that payloads ask for.
 */
export function hostileCorpus(leak = 'http://leak.example:8080/leak'): readonly string[] {
  return [
    ...new Set([
      ...markupTexts(leak),
      ...addressTexts(leak),
      ...unseenTexts(),
      ...lookAlikeTexts(),
      ...machineTexts(),
      ...giantTexts(),
      ...texts,
    ]),
  ];
}
