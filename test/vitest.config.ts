import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { chainTable } from '../src/build/chain-table.ts';

export default defineConfig({
  plugins: [WxtVitest(), chainTable()],
  test: {
    root: '.',
    include: ['test/unit/**/*.test.{ts,tsx}'],
    mockReset: true,
    // Nothing waits beside it for a processor; vitest itself would leave one of two idle.
    maxWorkers: '100%',
    pool: 'threads',
    // Ends what hangs; a busy machine takes several times as long as a quiet one.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
