import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { de } from '../src/words/de/de.ts';
import { offerWords } from '../src/words/offer-words.ts';

export default defineUnlistedScript(() => offerWords(de));
