import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';
import { chainTable } from '../src/chains/build/chain-table.ts';

export default defineConfig({
  plugins: [WxtVitest(), chainTable()],
  test: { root: '.', include: ['test/unit/**/*.test.{ts,tsx}'], mockReset: true },
});
