import { join } from 'node:path';
import { chainTable } from '../../../../src/build/chain-table-plugin.ts';
import { messageCatalogs } from '../../../../src/build/message-catalogs.ts';
import { tokenList } from '../../../../src/build/token-list-plugin.ts';
import { bundle } from '../../libraries/build-library.ts';

/**
 * The body of the cards' own test page: every card that there can be, drawn by the same code and styles as on a web
 * page, but in open shadow roots, because axe does not enter closed ones.
 */
export async function buildCardsPage(): Promise<string> {
  const script = await bundle(join(import.meta.dirname, 'main.ts'), [chainTable(), tokenList(), messageCatalogs()]);
  return `<main><h1>Cards</h1></main><script>${script}</script>`;
}
