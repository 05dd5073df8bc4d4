import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { ar } from '../src/words/ar/ar.ts';
import { offerWords } from '../src/words/offer-words.ts';

export default defineUnlistedScript(() => offerWords(ar));
