import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { cleanText } from '../../format/clean-text.ts';
import { formatList, joinSentences } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { Preferences } from '../../settings/preference-definitions.ts';
import type { ReadSettings } from '../../settings/settings-file.ts';
import { FailureNote } from '../components/placeholder.tsx';
import type { PreferencesStore } from './preferences-store.ts';

const fileName = 'hashlens-settings.json';
const mostNames = 5;

type Taken = Extract<ReadSettings, { ok: true }>;
type Refused = Exclude<ReadSettings, { ok: true }> | { ok: false; problem: 'unreadable' };

/** Saves the settings as a file and loads them from one. A file that is refused changes nothing. */
export function SettingsFileBlock({ store, files }: { store: PreferencesStore; files: SettingsFiles }) {
  const input = useRef<HTMLInputElement>(null);
  const said = useSignal('');
  const failed = useSignal<{ title: string; detail: string } | null>(null);
  /** A file whose explorers lead to other hosts; the user sees these before it is applied. */
  const waiting = useSignal<Taken | null>(null);
  const preferences = store.preferences.value;

  function save(): void {
    if (!preferences) return;
    failed.value = null;
    files.save(fileName, files.toText(preferences));
    said.value = t('options.file.saved', { file: fileName });
  }

  async function load(field: HTMLInputElement): Promise<void> {
    const [file] = field.files ?? [];
    if (!file) return;
    said.value = '';
    failed.value = null;
    waiting.value = null;
    const found = await read(file, files, store);
    // Allows the same file to be chosen again after it was corrected.
    field.value = '';
    if (!found.ok) {
      failed.value = { title: t('options.file.unusable'), detail: whyRefused(found) };
      return;
    }
    if (hostsIn(found, preferences?.explorers).length > 0) waiting.value = found;
    else await take(found);
  }

  async function take(found: Taken): Promise<void> {
    waiting.value = null;
    if (await store.storeAll(found.change)) said.value = whatWasTaken(found);
    else failed.value = { title: t('options.notStored'), detail: t('options.file.notStored') };
  }

  return (
    <section class="block" id="file">
      <h2>{t('options.file.heading')}</h2>
      <p class="hint">{t('options.file.hint')}</p>
      <div class="field-line">
        <button type="button" class="button" disabled={!preferences} onClick={save}>
          {t('options.file.save')}
        </button>
        <button type="button" class="button" disabled={!preferences} onClick={() => input.current?.click()}>
          {t('options.file.load')}
        </button>
        <input
          ref={input}
          id="settings-file"
          class="unseen"
          type="file"
          accept="application/json,.json"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => void load(currentTarget)}
        />
      </div>
      {waiting.value && (
        <div>
          <p class="hint">
            {t('options.file.leadsTo', { hosts: formatList(hostsIn(waiting.value, preferences?.explorers)) })}
          </p>
          <div class="field-line">
            <button type="button" class="button" onClick={() => waiting.value && void take(waiting.value)}>
              {t('options.file.take')}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                waiting.value = null;
              }}
            >
              {t('options.file.leave')}
            </button>
          </div>
        </div>
      )}
      <p class="status" role="status">
        {said.value}
      </p>
      {failed.value && <FailureNote words={{ tone: 'bad', ...failed.value }} act={{}} />}
    </section>
  );
}

/** Returns the hosts that “Open in explorer” would lead to with the file, and did not before. */
function hostsIn({ change }: Taken, before: Preferences['explorers'] = {}): string[] {
  const known = new Set(Object.values(before));
  const others = Object.values(change.explorers ?? {}).filter((address) => !known.has(address));
  return [...new Set(others.map((address) => new URL(address).host))];
}

async function read(file: File, files: SettingsFiles, store: PreferencesStore): Promise<Taken | Refused> {
  if (file.size > files.mostBytes) return { ok: false, problem: 'too-large' };
  try {
    return files.read(await file.text(), store.locked.peek());
  } catch {
    // The file was moved or changed after it was chosen.
    return { ok: false, problem: 'unreadable' };
  }
}

function whyRefused(refused: Refused): string {
  switch (refused.problem) {
    case 'unusable':
      return t('options.file.why.unusable', { name: refused.name });
    case 'too-large':
      return t('options.file.why.tooLarge');
    case 'not-json':
      return t('options.file.why.notJson');
    case 'not-ours':
      return t('options.file.why.notOurs');
    case 'newer':
      return t('options.file.why.newer');
    case 'nothing-in-it':
      return t('options.file.why.nothingInIt');
    case 'unreadable':
      return t('options.file.why.unreadable');
  }
}

function whatWasTaken({ unknown, locked, hasAddress }: Taken): string {
  // Names in a file are untrusted text.
  const names = unknown.slice(0, mostNames).map((name) => cleanText(name, 30) || '?');
  const list = formatList(unknown.length > mostNames ? [...names, '…'] : names);
  return joinSentences([
    t('options.file.loaded'),
    ...(unknown.length > 0 ? [t('options.file.leftOut', { names: list })] : []),
    ...(locked.length > 0 ? [t('options.file.leftLocked')] : []),
    ...(hasAddress ? [t('options.file.leftAddress')] : []),
  ]);
}

/** The settings as a file; wired by the entrypoint. */
export type SettingsFiles = {
  toText: (preferences: Preferences) => string;
  read: (text: string, locked: ReadonlySet<keyof Preferences>) => ReadSettings;
  /** The size of the largest file that is opened, in bytes. */
  mostBytes: number;
  /** Saves a file for the user. */
  save: (name: string, text: string) => void;
};
