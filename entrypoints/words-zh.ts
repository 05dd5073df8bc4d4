import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { offerWords } from '../src/words/offer-words.ts';
import { zh } from '../src/words/zh/zh.ts';

export default defineUnlistedScript(() => offerWords(zh));
