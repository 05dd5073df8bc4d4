import { join } from 'node:path';
import { chainTable } from '../../../../src/build/chain-table-plugin.ts';
import { compileCatalog, messageCatalogs, readCatalog } from '../../../../src/build/message-catalogs.ts';
import { tokenList } from '../../../../src/build/token-list-plugin.ts';
import type { LanguageName } from '../../../../src/i18n/choose-language.ts';
import { bundle } from '../../libraries/build-library.ts';

/**
 * The body of the cards' own test page: every card that there can be, drawn by the same code and styles as on a web
 * page, but in open shadow roots, because axe does not enter closed ones. In a language that is given all words are 40 %
 * longer than they are in it.
 */
export async function buildCardsPage(language?: LanguageName): Promise<string> {
  const script = await bundle(join(import.meta.dirname, 'main.ts'), [chainTable(), tokenList(), messageCatalogs()]);
  const words = language && [language, compileCatalog(readCatalog(language))];
  const before = words ? `<script>cardsWords = ${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>` : '';
  return `${before}<main><h1>Cards</h1></main><script>${script}</script>`;
}
