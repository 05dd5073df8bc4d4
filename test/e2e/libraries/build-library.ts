import { join } from 'node:path';
import { compile } from 'svelte/compiler';
import { build, type InlineConfig, type Plugin, runnerImport } from 'vite';

/** One of two states of a page. */
export type View = { hash: string; address: string; rows: string[] };

/** One framework's page: its server-rendered HTML, and the script that hydrates it. */
export type Library = { html: string; script: string };

type Server = { render(views: View[]): Promise<string> };

// Only the libraries' development builds contain their own checks.
const developing: InlineConfig = { configFile: false, logLevel: 'error', mode: 'development' };

/**
 * Renders a framework's page on the server, and bundles the script that hydrates it: `hydrate(root, views)` on
 * `globalThis`.
 */
export async function buildLibrary(name: string, views: View[]): Promise<Library> {
  const folder = join(import.meta.dirname, name);
  const server = await runnerImport<Server>(join(folder, 'server.js'), { ...developing, plugins: [svelte('server')] });
  return { html: await server.module.render(views), script: await bundle(join(folder, 'client.js')) };
}

/** Bundles a module and its imports into one script for a page, with additional `plugins`. */
export async function bundle(entry: string, plugins: Plugin[] = []): Promise<string> {
  const built = await build({
    ...developing,
    plugins: [svelte('client'), ...plugins],
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    resolve: { conditions: ['development', 'browser', 'module'] },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const script = output !== undefined && 'output' in output ? output.output[0].code : '';
  // Escaped, because the script is inlined in a page.
  return script.replaceAll('</script', '<\\/script');
}

function svelte(generate: 'client' | 'server'): Plugin {
  return {
    name: 'svelte',
    transform: (source, id) =>
      id.endsWith('.svelte')
        ? compile(source, { filename: id, generate, dev: generate === 'client', css: 'injected' }).js
        : null,
  };
}
