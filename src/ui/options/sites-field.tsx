import { useSignal } from '@preact/signals';
import { X } from 'lucide';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/t.ts';
import { Note } from '../card/message.tsx';
import { IconButton } from '../components/icon-button.tsx';
import { FailureNote } from '../components/placeholder.tsx';
import type { PreferenceRules, PreferencesStore } from './preferences-store.ts';
import { Preset, StoredWords } from './setting-fields.tsx';

type Problem = { title: string; detail: string };

/** A list of sites. One is added by its host or a page's URL, and removed with the button in its row. */
export function SitesField(props: {
  store: PreferencesStore;
  name: 'sitesOff' | 'onlySites';
  label: string;
  rules: Pick<PreferenceRules, 'toSite' | 'isListTooLong'>;
}) {
  const { store, name, label, rules } = props;
  const sites = store.preferences.value?.[name] ?? [];
  const problem = useSignal<Problem | null>(null);
  const done = useSignal('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);

  // A removed row takes the focus with it: focus the row that takes its place, or the field if no row is left.
  useLayoutEffect(() => {
    if (next.current === null) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[Math.min(next.current, buttons.length - 1)] ?? input.current)?.focus();
    next.current = null;
  }, [sites]);

  function keep(changed: string[], said: string): void {
    done.value = said;
    // Not awaited: failures are shown below.
    void store.store({ [name]: changed });
  }

  function add(field: HTMLInputElement): void {
    const text = field.value.trim();
    const site = text === '' ? null : rules.toSite(text);
    problem.value = text === '' ? null : findProblem(site, sites, rules.isListTooLong);
    if (site === null || problem.peek()) return;
    field.value = '';
    keep([...sites, site], t('options.onPages.siteAdded', { site }));
  }

  function remove(site: string): void {
    next.current = sites.indexOf(site);
    problem.value = null;
    keep(
      sites.filter((one) => one !== site),
      t('options.onPages.siteRemoved', { site }),
    );
  }

  return (
    <div class="field">
      <Preset store={store} name={name}>
        <label for={name}>{label}</label>
        <input
          ref={input}
          id={name}
          class="input"
          type="text"
          inputmode="url"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          placeholder="example.org"
          aria-describedby={`${name}-hint`}
          aria-invalid={problem.value ? 'true' : undefined}
          disabled={!store.preferences.value}
          onBlur={(event) => add(event.currentTarget)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.isComposing) add(event.currentTarget);
          }}
        />
        <p class="hint" id={`${name}-hint`}>
          {t('options.onPages.siteHint')}
        </p>
        {problem.value && <FailureNote words={{ tone: 'bad', ...problem.value }} act={{}} />}
        {sites.length > 0 && (
          <ul ref={list} class="site-list" aria-label={label}>
            {sites.map((site) => (
              <SiteRow key={site} site={site} onRemove={() => remove(site)} />
            ))}
          </ul>
        )}
      </Preset>
      <StoredWords store={store} name={name} more={done.value} />
    </div>
  );
}

function findProblem(
  site: string | null,
  sites: string[],
  isListTooLong: (sites: string[]) => boolean,
): Problem | null {
  if (site === null) return { title: t('options.onPages.notASite'), detail: t('options.onPages.notASiteDetail') };
  const covering = sites.find((one) => `.${site}`.endsWith(`.${one}`));
  if (covering !== undefined)
    return {
      title: t('options.onPages.siteListed', { site: covering }),
      detail: t('options.onPages.siteListedDetail'),
    };
  return isListTooLong([...sites, site])
    ? { title: t('options.onPages.tooLong'), detail: t('options.onPages.tooLongDetail') }
    : null;
}

/** One site of a list, with the button that removes it. */
function SiteRow({ site, onRemove }: { site: string; onRemove: () => void }) {
  return (
    <li class="site-row">
      <bdi class="site-name">{site}</bdi>
      <IconButton label={t('options.onPages.removeSite', { site })} icon={X} onPress={onRemove} />
    </li>
  );
}

/** The checkbox that limits Hashlens to some sites, with their list. */
export function OnlySitesField({ store, rules }: { store: PreferencesStore; rules: PreferenceRules }) {
  const preferences = store.preferences.value;
  const sites = preferences?.onlySites ?? null;
  // Keeps the list if the checkbox is turned off and on again.
  const before = useRef<string[]>([]);

  function change(isOn: boolean): void {
    if (sites) before.current = sites;
    // Not awaited: failures are shown below.
    void store.store({ onlySites: isOn ? before.current : null });
  }

  return (
    <>
      <div class="field">
        <Preset store={store} name="onlySites" isQuiet={sites !== null}>
          <label class="check" for="only-on-these">
            <input
              id="only-on-these"
              type="checkbox"
              disabled={!preferences}
              checked={sites !== null}
              onChange={(event) => change(event.currentTarget.checked)}
            />
            {t('options.onPages.onlySites')}
          </label>
        </Preset>
        {!sites && <StoredWords store={store} name="onlySites" />}
      </div>
      {sites && (
        <div class="inside">
          {sites.length === 0 && <Note tone="wait" title={t('options.onPages.onNowhere')} />}
          <SitesField store={store} name="onlySites" label={t('options.onPages.sitesOn')} rules={rules} />
        </div>
      )}
    </>
  );
}
