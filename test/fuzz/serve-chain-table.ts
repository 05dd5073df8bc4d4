import { registerHooks } from 'node:module';
import { toChainModules } from '../../src/build/chain-table.ts';

/**
 * Lets Node itself import what needs the chain table that the build makes. Whatever needs it must be imported
 * afterwards, with `import()`: a static import is resolved before anything runs.
 */
export function serveChainTable(): void {
  const modules = new Map(Object.entries(toChainModules()));
  registerHooks({
    resolve: (specifier, context, next) =>
      modules.has(specifier) ? { url: specifier, format: 'module', shortCircuit: true } : next(specifier, context),
    load: (url, context, next) => {
      const source = modules.get(url);
      return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
    },
  });
}
