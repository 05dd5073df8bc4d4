import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { es } from '../src/words/es/es.ts';
import { offerWords } from '../src/words/offer-words.ts';

export default defineUnlistedScript(() => offerWords(es));
