import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { chainTable } from '../src/build/chain-table-plugin.ts';
import { messageCatalogs } from '../src/build/message-catalogs.ts';
import { tokenList } from '../src/build/token-list-plugin.ts';

/**
 * Runs files with the same environment one after the other, so that a thread and its document are reused; first those
 * with a full size, because one of them alone would run on after all others.
 */
class BySurroundings extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { shuffle, seed } = this.ctx.config.sequence;
    const dice = (file: TestSpecification) => hash('sha1', `${seed} ${file.moduleId}`);
    const sorted = shuffle ? files.toSorted((a, b) => (dice(a) < dice(b) ? -1 : 1)) : await super.sort(files);
    const codes = new Map(files.map((file) => [file, readFileSync(file.moduleId, 'utf8')]));
    const hasSize = (file: TestSpecification) => Number(codes.get(file)?.includes("/size.ts'"));
    const surroundingsOf = (file: TestSpecification) =>
      codes
        .get(file)
        ?.match(/^\/\/ @vitest-.*\n/gm)
        ?.join('');
    const inOrder = shuffle ? sorted : sorted.toSorted((a, b) => hasSize(b) - hasSize(a));
    return [...Map.groupBy(inOrder, surroundingsOf).values()].flat();
  }
}

export default defineConfig({
  plugins: [WxtVitest(), chainTable(), tokenList(), messageCatalogs()],
  resolve: {
    alias: { 'vitest-environment-new-document': fileURLToPath(new URL('unit/new-document.ts', import.meta.url)) },
  },
  test: {
    root: '.',
    include: ['test/unit/**/*.test.{ts,tsx}'],
    setupFiles: ['test/unit/leave-nothing.ts'],
    mockReset: true,
    // Modules are evaluated and a document is made once per thread. Otherwise this is half of all work.
    isolate: false,
    sequence: { sequencer: BySurroundings },
    // By default Vitest would leave one of two cores idle.
    maxWorkers: '100%',
    pool: 'threads',
    // This limit only stops tests that hang: a busy machine takes several times as long as a quiet one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
