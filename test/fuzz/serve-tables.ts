import { registerHooks } from 'node:module';
import { toChainModules } from '../../src/build/chain-table-plugin.ts';
import { compileCatalog, isCatalog, readCatalog } from '../../src/build/message-catalogs.ts';
import { toTokenModules } from '../../src/build/token-list-plugin.ts';

/**
 * Lets plain Node import modules that need the tables made by the build. Import those modules afterwards, with
 * `import()`: static imports are resolved before any code runs.
 */
export function serveTables(): void {
  const modules = new Map(Object.entries({ ...toChainModules(), ...toTokenModules() }));
  registerHooks({
    resolve: (specifier, context, next) =>
      modules.has(specifier) ? { url: specifier, format: 'module', shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => {
      const english = () => JSON.stringify(compileCatalog(readCatalog('en')));
      if (isCatalog(url)) return { format: 'json', source: english(), shortCircuit: true };
      const source = modules.get(url);
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
}
