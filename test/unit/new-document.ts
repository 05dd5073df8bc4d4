import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { setup, ...happyDom } = builtinEnvironments['happy-dom'];

/** The happy-dom environment. `leave-nothing.ts` renews its document per file, because a thread runs many files. */
// biome-ignore lint/style/noDefaultExport: Vitest takes it from there.
export default {
  ...happyDom,
  async setup(global, options) {
    let now = await setup(global, options);
    global.renewDocument = async () => {
      await now.teardown(global);
      now = await setup(global, options);
    };
    return { teardown: () => now.teardown(global) };
  },
} satisfies Environment;
