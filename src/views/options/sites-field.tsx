import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../../words/words.ts';
import { FailureNote } from '../parts/failure-note.tsx';
import type { PreferenceRules } from './preference-parts.ts';
import type { PreferencesStore } from './preferences-store.ts';
import { Preset } from './preset.tsx';
import { SiteRow } from './site-row.tsx';
import { StoredWords } from './stored-words.tsx';

type Problem = { title: string; detail: string };

/** A list of sites: one is added by its host or by a page's address, and taken out with its row's button. */
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
  const say = words().optionsPages;

  // A row takes the focus with it: the one in its place gets it, and after the last one the field.
  useLayoutEffect(() => {
    if (next.current === null) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    (buttons[Math.min(next.current, buttons.length - 1)] ?? input.current)?.focus();
    next.current = null;
  }, [sites]);

  function keep(changed: string[], said: string): void {
    done.value = said;
    // What goes wrong is said below.
    void store.store({ [name]: changed });
  }

  function add(field: HTMLInputElement): void {
    const text = field.value.trim();
    const site = text === '' ? null : rules.toSite(text);
    problem.value = text === '' ? null : findProblem(site, sites, rules.isListTooLong);
    if (site === null || problem.peek()) return;
    field.value = '';
    keep([...sites, site], say.siteAdded(site));
  }

  function remove(site: string): void {
    next.current = sites.indexOf(site);
    problem.value = null;
    keep(
      sites.filter((one) => one !== site),
      say.siteRemoved(site),
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
          {say.siteHint}
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
  const say = words().optionsPages;
  if (site === null) return { title: say.notASite, detail: say.notASiteDetail };
  const covering = sites.find((one) => `.${site}`.endsWith(`.${one}`));
  if (covering !== undefined) return { title: say.siteListed(covering), detail: say.siteListedDetail };
  return isListTooLong([...sites, site]) ? { title: say.tooLong, detail: say.tooLongDetail } : null;
}
