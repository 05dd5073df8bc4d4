import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { withLightJsx } from '../../../../src/page/build/with-light-jsx.ts';
import { withoutWxtContext } from '../../../../src/page/build/without-wxt-context.ts';

const wxtFile = '/node_modules/wxt/dist/utils/content-script-context.mjs';
const wxtClass = 'export class ContentScriptContext { announce() { postMessage("content-script-started") } }';

/** Builds one entrypoint out of the given modules, as WXT does, and gives its code. */
async function bundle(plugin: Plugin, modules: { [id: string]: string }, entrypoint = 'content') {
  const files: Plugin = {
    name: 'files',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : id === 'preact/jsx-runtime' ? '/real-jsx' : undefined),
    load: (id) => modules[id] ?? (id === '/real-jsx' ? 'export const jsx = () => "real";' : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.ENTRYPOINT': JSON.stringify(entrypoint) },
    plugins: [plugin, files],
    build: { write: false, minify: false, rollupOptions: { input: '/entry', preserveEntrySignatures: 'strict' } },
  });
  const [first] = [built].flat();
  return first && 'output' in first ? first.output.map((file) => ('code' in file ? file.code : '')).join('') : '';
}

const usesContext = `import { ContentScriptContext } from '${wxtFile}'; export const start = () => new ContentScriptContext();`;
const usesJsx = `import { jsx } from 'preact/jsx-runtime'; export const card = jsx('p', {});`;

test("takes WXT's context out of the content script", async () => {
  const code = await bundle(withoutWxtContext(), { '/entry': usesContext, [wxtFile]: wxtClass });

  expect(code).toContain('ContentScriptContext');
  expect(code).not.toContain('content-script-started');
});

test.for([
  ['the class is not in its file any more', { '/entry': `import '${wxtFile}';`, [wxtFile]: 'export class Other {}' }],
  ['its file is not there any more', { '/entry': 'export const start = 1;' }],
] as const)('fails the build of the content script when %s', async ([, modules]) => {
  await expect(bundle(withoutWxtContext(), modules)).rejects.toThrow('WXT has changed');
});

test('has the content script make its JSX without Preact, and nothing else', async () => {
  const inContent = await bundle(withLightJsx(), { '/entry': usesJsx });
  const inPopup = await bundle(withLightJsx(), { '/entry': usesJsx }, 'popup');

  expect(inContent).not.toContain('"real"');
  expect(inPopup).toContain('"real"');
});

test('fails the build of the content script when its JSX comes from elsewhere', async () => {
  await expect(bundle(withLightJsx(), { '/entry': 'export const card = 1;' })).rejects.toThrow('JSX has changed');
});

test.for([withoutWxtContext, withLightJsx])('leaves the other entrypoints alone: %o', async (create) => {
  await expect(bundle(create(), { '/entry': 'export const card = 1;' }, 'popup')).resolves.toContain('card');
});
