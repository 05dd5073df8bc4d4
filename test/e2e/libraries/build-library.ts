import { join } from 'node:path';
import { compile } from 'svelte/compiler';
import { build, type InlineConfig, type Plugin, runnerImport } from 'vite';

/** One of two states of a page. */
export type View = { hash: string; address: string; rows: string[] };

/** The server's half and the browser's half of one framework's page. */
export type Library = { html: string; script: string };

type Server = { render(views: View[]): Promise<string> };

// The libraries' own checks are in their development builds only.
const developing: InlineConfig = { configFile: false, logLevel: 'error', mode: 'development' };

/** Renders a framework's page on the server, and bundles what hydrates it: `hydrate(root, views)` on `globalThis`. */
export async function buildLibrary(name: string, views: View[]): Promise<Library> {
  const folder = join(import.meta.dirname, name);
  const server = await runnerImport<Server>(join(folder, 'server.js'), { ...developing, plugins: [svelte('server')] });
  return { html: await server.module.render(views), script: await bundle(join(folder, 'client.js')) };
}

/** Bundles a module and all that it imports into one script for a page, with `plugins` of its own. */
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
  // It is written into a page.
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
