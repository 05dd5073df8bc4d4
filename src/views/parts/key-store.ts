import { type ReadonlySignal, signal } from '@preact/signals';
import type { Ask } from '../../messages/ask.ts';
import type { CredentialsStatus } from '../../messages/protocol.ts';
import type { Chain } from '../../models/chain.ts';
import type { Failure } from '../../models/failure.ts';
import { askSafely } from './ask-safely.ts';

/** What checking the key showed last. */
export type KeyCheck =
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'works'; creditsLeft: number | null; chain: Chain }
  | { kind: 'failed'; failure: Failure };

/** Which credential is meant. */
export type CredentialName = 'apiKey' | 'secretKey';

/** The credentials as far as a page may know them: the values go to the background and never come back. */
export type KeyStore = {
  /** Null until the background has answered. */
  status: ReadonlySignal<CredentialsStatus | null>;
  /** What was last stored or removed, for a polite word about it. */
  saved: ReadonlySignal<{ name: CredentialName; what: 'stored' | 'removed' } | null>;
  failure: ReadonlySignal<Failure | null>;
  check: ReadonlySignal<KeyCheck>;
  load(): Promise<void>;
  /** Stores a value, trimmed; whitespace alone changes nothing. True when it is stored. */
  store(name: CredentialName, value: string): Promise<boolean>;
  remove(name: CredentialName): Promise<void>;
  /** Checks the stored key, after a value that is still on its way to the store. */
  checkKey(): Promise<void>;
};

/** Creates the store of one page's key form. */
export function createKeyStore({ ask }: { ask: Ask }): KeyStore {
  const status = signal<CredentialsStatus | null>(null);
  const saved = signal<{ name: CredentialName; what: 'stored' | 'removed' } | null>(null);
  const failure = signal<Failure | null>(null);
  const check = signal<KeyCheck>({ kind: 'none' });
  let lastSave: Promise<unknown> = Promise.resolve();
  let checkCount = 0;

  async function save(name: CredentialName, value: string): Promise<boolean> {
    failure.value = null;
    saved.value = null;
    if (name === 'apiKey') {
      // What was said about the key before is not true of this one.
      checkCount += 1;
      check.value = { kind: 'none' };
    }
    try {
      status.value = await ask('saveCredentials', { [name]: value });
      saved.value = { name, what: value === '' ? 'removed' : 'stored' };
      return true;
    } catch {
      failure.value = { kind: 'no-background' };
      return false;
    }
  }

  function queueSave(name: CredentialName, value: string): Promise<boolean> {
    const saving = lastSave.then(() => save(name, value));
    lastSave = saving;
    return saving;
  }

  return {
    status,
    saved,
    failure,
    check,
    load: async () => {
      try {
        status.value = await ask('credentialsStatus', {});
      } catch {
        failure.value = { kind: 'no-background' };
      }
    },
    store: async (name, value) => value.trim() !== '' && queueSave(name, value.trim()),
    remove: async (name) => {
      await queueSave(name, '');
    },
    checkKey: async () => {
      await lastSave;
      checkCount += 1;
      const count = checkCount;
      check.value = { kind: 'checking' };
      const reply = await askSafely(() => ask('checkKey', {}));
      if (count !== checkCount) return;
      check.value = reply.ok ? { kind: 'works', ...reply.value } : { kind: 'failed', failure: reply.failure };
    },
  };
}
