import { vi } from 'vitest';

/** A browser's port. The test speaks and ends at its other end, and sees what is posted to that. */
export function createFakePort(name = 'card', sender: object = { id: 'hashlens' }) {
  const heard: ((message: unknown) => void)[] = [];
  const ended: (() => void)[] = [];
  return {
    name,
    sender,
    postMessage: vi.fn(),
    disconnect: vi.fn(),
    onMessage: { addListener: (listener: (message: unknown) => void) => void heard.push(listener) },
    onDisconnect: { addListener: (listener: () => void) => void ended.push(listener) },
    say: (message: unknown) => heard.forEach((listener) => void listener(message)),
    end: () => ended.forEach((listener) => void listener()),
  };
}
