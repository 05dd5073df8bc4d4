import { beforeEach, vi } from 'vitest';

/**
 * Node's broadcast channels reach all test files that run at the same time. Gives each test of this file separate
 * channels, which deliver a moment later, as Node's do.
 */
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
  // Stubs are removed after each test.
  beforeEach(() => {
    open.clear();
    vi.stubGlobal('BroadcastChannel', LocalChannel);
  });
}
