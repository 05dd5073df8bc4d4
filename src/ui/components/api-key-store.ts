import { type ReadonlySignal, signal } from '@preact/signals';
import type { CredentialsStatus } from '../../messaging/protocol.ts';
import type { Ask } from '../../messaging/send-message.ts';
import type { Chain } from '../../models/chain.ts';
import type { Failure, Reply } from '../../models/failure.ts';
import type { ReadHeldUntil } from './rate-countdown.tsx';

/** The result of the last key check. */
type KeyCheck =
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'works'; creditsLeft: number | null; chain: Chain }
  | { kind: 'failed'; failure: Failure };

export type CredentialName = 'apiKey' | 'secretKey';

/** What a page may know about the credentials: their values go to the background and never come back. */
export type ApiKeyStore = {
  /** Null until the background has answered. */
  status: ReadonlySignal<CredentialsStatus | null>;
  /** The last change, for a polite announcement. */
  saved: ReadonlySignal<{ name: CredentialName; what: 'stored' | 'removed' } | null>;
  /** Why the status could not be loaded, or `not-stored` if the last change was not stored. */
  failure: ReadonlySignal<Failure | 'not-stored' | null>;
  /** The credential whose input is too long for a key, or has no usable character. Nothing was stored. */
  unusable: ReadonlySignal<{ name: CredentialName; because: 'too-long' | 'no-key' } | null>;
  check: ReadonlySignal<KeyCheck>;
  /** Loads the status. Call it again whenever another page may have changed it. */
  load(): Promise<void>;
  /**
   * Stores a value without the quotes, invisible characters and line breaks that copying adds. Returns true if its
   * field should be emptied: the value is stored, or it was blank.
   */
  store(name: CredentialName, value: string): Promise<boolean>;
  remove(name: CredentialName): Promise<void>;
  /** Checks the stored key after any pending save. Does nothing if that save failed. */
  checkApiKey(): Promise<void>;
  /** For how long the check waits. */
  readHeldUntil: ReadHeldUntil;
  /** Call it when the browser grants access again: clears a check that failed for missing permission. */
  accessGiven(): void;
  /** Call it when the API address has changed: the last check says nothing about it, and a running one starts again. */
  addressChanged(): void;
};

// The background accepts no longer value.
const maxLength = 1000;

/** Creates the store of one page's key form. */
export function createApiKeyStore({ ask }: { ask: Ask }): ApiKeyStore {
  const status = signal<CredentialsStatus | null>(null);
  const saved = signal<{ name: CredentialName; what: 'stored' | 'removed' } | null>(null);
  const failure = signal<Failure | 'not-stored' | null>(null);
  const unusable = signal<{ name: CredentialName; because: 'too-long' | 'no-key' } | null>(null);
  const check = signal<KeyCheck>({ kind: 'none' });
  let lastSave: Promise<boolean> = Promise.resolve(true);
  let saveCount = 0;
  let checkCount = 0;

  // A check's result does not apply to another key or address.
  function forgetCheck(): void {
    checkCount += 1;
    check.value = { kind: 'none' };
  }

  async function save(name: CredentialName, value: string): Promise<boolean> {
    failure.value = null;
    saved.value = null;
    if (name === 'apiKey') forgetCheck();
    try {
      status.value = await ask('saveCredentials', { [name]: value });
      saved.value = { name, what: value === '' ? 'removed' : 'stored' };
      return true;
    } catch {
      failure.value = 'not-stored';
      return false;
    }
  }

  function queueSave(name: CredentialName, value: string): Promise<boolean> {
    unusable.value = null;
    saveCount += 1;
    const saving = lastSave.then(() => save(name, value));
    lastSave = saving;
    return saving;
  }

  async function checkApiKey(): Promise<void> {
    if (!(await lastSave) || check.peek().kind === 'checking') return;
    checkCount += 1;
    const count = checkCount;
    check.value = { kind: 'checking' };
    const reply = await askSafely(() => ask('checkApiKey', {}));
    if (count !== checkCount) return;
    check.value = reply.ok ? { kind: 'works', ...reply.value } : { kind: 'failed', failure: reply.failure };
  }

  return {
    status,
    saved,
    failure,
    unusable,
    check,
    load: async () => {
      const savesBefore = saveCount;
      try {
        const found = await ask('credentialsStatus', {});
        if (savesBefore !== saveCount) return;
        const known = status.peek();
        status.value = found;
        if (!known || known.apiKeyEnding === found.apiKeyEnding) return;
        saved.value = null;
        forgetCheck();
      } catch {
        failure.value = { kind: 'no-background' };
      }
    },
    store: (name, value) => {
      const clean = cleanSecret(name, value);
      if (value.trim() === '') return Promise.resolve(true);
      if (clean !== '' && clean.length <= maxLength) return queueSave(name, clean);
      unusable.value = { name, because: clean === '' ? 'no-key' : 'too-long' };
      lastSave = lastSave.then(() => false);
      return lastSave;
    },
    remove: async (name) => {
      await queueSave(name, '');
    },
    checkApiKey,
    readHeldUntil: () => ask('heldUntil', {}).catch(() => null),
    addressChanged: () => {
      const isChecking = check.peek().kind === 'checking';
      forgetCheck();
      if (isChecking) void checkApiKey();
    },
    accessGiven: () => {
      const shown = check.peek();
      if (shown.kind === 'failed' && shown.failure.kind === 'no-permission') forgetCheck();
    },
  };
}

// An API key has no spaces or quotes; a secret key may be any header value, but quotes around it are not part of it.
function cleanSecret(name: CredentialName, value: string): string {
  if (name === 'apiKey') return value.replace(/[^\x21-\x7e]|["'`]/g, '');
  const text = value.replace(/[^\x20-\x7e]/g, '').trim();
  return text.replace(/^(["'`])(.*)\1$/, '$2').trim();
}

/** Turns a rejected request (the background does not reply) into a failure like the others. */
export async function askSafely<R>(asking: () => Promise<R>): Promise<R | Reply<never>> {
  try {
    return await asking();
  } catch {
    return { ok: false, failure: { kind: 'no-background' } };
  }
}
