import { expect, test } from 'vitest';
import { nameChunks } from '../../../../src/views/build/name-chunks.ts';

const imports: { [id: string]: string[] } = {
  '/e/popup/start-popup.tsx': ['/chart-words.ts', '/words.ts'],
  '/e/popup/this-tab.ts': [],
  '/e/options/main.tsx': ['/words.ts', '/field.ts'],
  '/e/welcome/main.tsx': ['/field.ts'],
  '/chart-words.ts': ['/words.ts'],
  // It comes later: nobody imports it at once.
  '/watched-tab.tsx': ['/words.ts'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) };

test.for([
  ['/chart-words.ts', 'popup-pages'],
  ['/words.ts', 'pages'],
  ['/field.ts', null],
  ['/watched-tab.tsx', null],
] as const)('%s is in the chunk %s', ([id, chunk]) => {
  expect(nameChunks('/e')(id, graph)).toBe(chunk);
});
