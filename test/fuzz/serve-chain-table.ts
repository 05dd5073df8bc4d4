import { registerHooks } from 'node:module';
import { condenseChains } from '../../src/chains/build/chain-table.ts';

const moduleId = 'virtual:chain-table';

/**
 * Lets Node itself import what needs the chain table that the build makes. Whatever needs it must be imported
 * afterwards, with `import()`: a static import is resolved before anything runs.
 */
export function serveChainTable(): void {
  registerHooks({
    resolve: (specifier, context, next) =>
      specifier === moduleId ? { url: moduleId, format: 'module', shortCircuit: true } : next(specifier, context),
    load: (url, context, next) =>
      url === moduleId
        ? { format: 'module', source: `export const rows = ${JSON.stringify(condenseChains())};`, shortCircuit: true }
        : next(url, context),
  });
}
