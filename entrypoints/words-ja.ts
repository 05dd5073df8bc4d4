import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { ja } from '../src/words/ja/ja.ts';
import { offerWords } from '../src/words/offer-words.ts';

export default defineUnlistedScript(() => offerWords(ja));
