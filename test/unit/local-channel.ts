import { beforeEach, vi } from 'vitest';

/** Node's channels reach all test files that run at once: gives each test of this one channels of its own, heard a moment later as theirs are. */
export function useLocalChannels(): void {
  const open = new Set<LocalChannel>();
  class LocalChannel {
    onmessage: (() => void) | null = null;
    readonly name: string;
    constructor(name: string) {
      this.name = name;
      open.add(this);
    }
    postMessage(): void {
      const others = [...open].filter((one) => one !== this && one.name === this.name);
      queueMicrotask(() => {
        for (const one of others) if (open.has(one)) one.onmessage?.();
      });
    }
    close(): void {
      open.delete(this);
    }
  }
  // What is stubbed goes after each test.
  beforeEach(() => {
    open.clear();
    vi.stubGlobal('BroadcastChannel', LocalChannel);
  });
}
