import { build, type Plugin } from 'vite';
import { expect, test } from 'vitest';
import { withoutWxtContext } from '../../../src/build/vite-plugins.ts';

const wrapper = '/virtual:wxt-content-script-isolated-world-entrypoint?/content.ts';
const wxtFile = '/content-script-context.mjs';
const files = {
  '/entry': `import result from '${wrapper}'; export { result };`,
  '/content.ts': 'export default defineContentScript({ matches: ["everywhere"], main: () => "ours" });',
  [wxtFile]: 'export class ContentScriptContext { announce() { postMessage("content-script-started") } }',
};
const wrapping = `import definition from "/content.ts";
import { ContentScriptContext } from "${wxtFile}";
const result = (async () => definition.main(new ContentScriptContext("content").announce()))();
export { result as default };`;

/** Builds one entrypoint from the given modules, as WXT does, and returns its code. */
async function bundle(plugin: Plugin, modules: { [id: string]: string }, entrypoint = 'content') {
  const modulesAsFiles: Plugin = {
    name: 'files',
    enforce: 'pre',
    resolveId: (id) => (id in modules ? id : undefined),
    load: (id) => modules[id],
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'import.meta.env.ENTRYPOINT': JSON.stringify(entrypoint) },
    plugins: [plugin, modulesAsFiles],
    build: { write: false, minify: false, rollupOptions: { input: '/entry', preserveEntrySignatures: 'strict' } },
  });
  const [first] = [built].flat();
  return first && 'output' in first ? first.output.map((file) => ('code' in file ? file.code : '')).join('') : '';
}

test("takes WXT's wrapping and context out of the content script, and what only the manifest needs", async () => {
  const code = await bundle(withoutWxtContext(), { ...files, [wrapper]: wrapping });

  expect(code).toContain('ours');
  expect(code).toContain('main()');
  expect(code).not.toMatch(/ContentScriptContext|defineContentScript|everywhere/);
});

test.for([
  ['makes no context any more', { ...files, [wrapper]: wrapping.replaceAll('ContentScriptContext', 'Other') }],
  ['takes ours from elsewhere', { ...files, [wrapper]: wrapping.replace('import definition', 'import other') }],
  ['is not there any more', { '/entry': 'export const start = 1;' }],
] as const)('fails the build of the content script when the wrapping %s', async ([, modules]) => {
  await expect(bundle(withoutWxtContext(), modules)).rejects.toThrow('WXT has changed');
});

test('leaves the other entrypoints alone', async () => {
  await expect(bundle(withoutWxtContext(), { '/entry': 'export const card = 1;' }, 'popup')).resolves.toContain('card');
});
