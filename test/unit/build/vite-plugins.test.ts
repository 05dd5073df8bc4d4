import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { build } from 'vite';
import { expect, test } from 'vitest';
import {
  removeInnerHtml,
  removeRegistryClient,
  withoutInnerHtml,
  withoutRegistryClient,
} from '../../../src/build/vite-plugins.ts';

const preactFile = createRequire(import.meta.url).resolve('preact');
const preact = readFileSync(preactFile, 'utf8');

function transform(code: string, id: string): unknown {
  const plugin = withoutInnerHtml();
  if (typeof plugin.transform !== 'function') throw new Error('The plugin has no transform.');
  return Reflect.apply(plugin.transform, {}, [code, id]);
}

test('takes the only use of innerHTML out of the installed Preact', () => {
  const without = removeInnerHtml(preact);

  expect(preact).toContain('.innerHTML=');
  expect(without).not.toContain('.innerHTML');
  expect(preact.length - without.length).toBeLessThan(100);
});

test('leaves code that renders, and an element with inner HTML stays empty', async () => {
  const source = Buffer.from(removeInnerHtml(preact)).toString('base64');
  const { h, options } = await import(/* @vite-ignore */ `data:text/javascript;base64,${source}`);

  expect(h('p', { class: 'a' }, 'text')).toMatchObject({ type: 'p', props: { class: 'a', children: 'text' } });
  expect(options).toBeTypeOf('object');
});

test.for([
  ['a Preact without the branch', 'export const h = 1;'],
  ['a Preact with the branch twice', preact + preact],
  ['a Preact whose branch has changed', preact.replace('.innerHTML=', '["innerHTML"]=')],
] as const)('fails on %s', ([, code]) => {
  expect(() => transform(code, preactFile)).toThrow(/vite-plugins\.ts/);
});

test.for([
  ['/app/src/ui/card/card.tsx'],
  ['/app/node_modules/preact/hooks/dist/hooks.mjs'],
  ['/app/node_modules/uplot/dist/uPlot.esm.js'],
] as const)('lets %s be', ([id]) => {
  expect(transform('export const h = 1;', id)).toBeUndefined();
});

test.for([
  ['/app/node_modules/preact/dist/preact.mjs'],
  ['C:\\app\\node_modules\\preact\\dist\\preact.mjs'],
  ['/app/node_modules/preact/dist/preact.mjs?v=1'],
] as const)('knows Preact at %s', ([id]) => {
  expect(transform(preact, id)).toMatchObject({ code: expect.not.stringContaining('.innerHTML') });
});

const clearSigningFile = createRequire(import.meta.url)
  .resolve('@ethereum-sourcify/clear-signing')
  .replace(/\.cjs$/, '.js');

async function bundle(source: string): Promise<string> {
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      withoutInnerHtml(),
      withoutRegistryClient(),
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : id === 'preact' ? preactFile : undefined),
        load: (id) => (id === entry ? source : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  return outputs.flatMap(({ output }) => output.map((part) => ('code' in part ? part.code : ''))).join('');
}

test('builds a bundle with Preact and without innerHTML', async () => {
  const code = await bundle(`import { h, render } from 'preact'; render(h('p', null), globalThis.root);`);

  expect(code).toContain('createElementNS');
  expect(code).not.toContain('.innerHTML');
});

test('builds a bundle that has no Preact', async () => {
  expect(await bundle('globalThis.done = 1;')).toContain('done');
});

test('builds the clear-signing library without its network resolver, and with our hash function', async () => {
  const code = await bundle(`import { format } from ${JSON.stringify(clearSigningFile)}; globalThis.format = format;`);

  expect(code).toContain('NO_DESCRIPTOR');
  expect(code).not.toMatch(/githubusercontent|api\.github|fetch\(/);
});

test('fails on a clear-signing library without the resolver that it removes', () => {
  expect(() => removeRegistryClient('export const format = 1;')).toThrow(/vite-plugins\.ts/);
});

test('fails a bundle that can ask GitHub all the same', async () => {
  const source = `import { fetchPrebuiltRegistryIndex } from ${JSON.stringify(clearSigningFile)}; globalThis.read = fetchPrebuiltRegistryIndex;`;

  await expect(bundle(source)).rejects.toThrow(/can ask GitHub/);
});
