import { join } from 'node:path';
import { chainTable } from '../../../../src/build/chain-table-plugin.ts';
import { compileCatalog, messageCatalogs, readCatalog } from '../../../../src/build/message-catalogs.ts';
import { tokenList } from '../../../../src/build/token-list-plugin.ts';
import type { LanguageName } from '../../../../src/i18n/choose-language.ts';
import { bundle } from '../../libraries/build-library.ts';

/**
 * The body of the cards' test page: every kind of card, drawn by the same code and styles as on a web page, except in
 * open shadow roots, because axe does not enter closed ones. With a `language`, all texts are in it and 40 % longer.
 */
export async function buildCardsPage(language?: LanguageName): Promise<string> {
  const script = await bundle(join(import.meta.dirname, 'main.ts'), [chainTable(), tokenList(), messageCatalogs()]);
  const words = language && [language, compileCatalog(readCatalog(language))];
  const before = words ? `<script>cardsWords = ${JSON.stringify(words).replaceAll('<', '\\u003c')}</script>` : '';
  return `${before}<main><h1>Cards</h1></main><script>${script}</script>`;
}
