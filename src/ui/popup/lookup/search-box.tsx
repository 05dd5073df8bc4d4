import { useSignal } from '@preact/signals';
import { X } from 'lucide';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { FailureWords } from '../../../cards/card-content.ts';
import { chainName, toChainWords } from '../../../format/chain-words.ts';
import { formatFailure } from '../../../format/failure.ts';
import { formatNumber } from '../../../format/format-amount.ts';
import { type ShortForms, toShortForms, withShortForms } from '../../../format/hex.ts';
import { t } from '../../../i18n/t.ts';
import { type Suggestion, shortenSuggestion } from '../../../lookup/input/find-suggestions.ts';
import { formatInputProblem } from '../../../lookup/input/input-problem.ts';
import { longestInput } from '../../../lookup/input/parse-lookup-input.ts';
import { valuesOf } from '../../../references/reference.ts';
import { AddressPicture, Icon } from '../../card/text-parts.tsx';
import { ChainOptions } from '../../components/chain-options.tsx';
import { FailureNote } from '../../components/placeholder.tsx';
import type { BoxProblem, LookUp } from './look-up.ts';
import type { Suggestions } from './suggestions.ts';

/** The search box for everything that can be looked up, with the chain picker. */
export function SearchBox(props: {
  lookUp: LookUp;
  suggestions: Suggestions;
  /** The user's chains, listed first. */
  ownChainIds: readonly number[];
  now: () => number;
  openOptions: () => void;
}) {
  const { lookUp, suggestions, ownChainIds, now, openOptions } = props;
  const problem = lookUp.problem.value;
  const failure = problem && toWords(problem, now());
  const resolved = suggestions.resolved.value;
  const box = useRef<HTMLInputElement>(null);

  function submit(event: Event): void {
    event.preventDefault();
    showBeginning(box.current);
    // Not awaited: errors are shown as `lookUp.problem`.
    void suggestions.submit();
  }

  return (
    <search
      class="search"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) suggestions.close();
      }}
    >
      <form class="search-line" onSubmit={submit}>
        <label class="unseen" for="look-up">
          {t('popup.lookUp')}
        </label>
        <LookUpField lookUp={lookUp} suggestions={suggestions} box={box} />
        <ChainPicker
          chainId={lookUp.chainId.value}
          ownIds={ownChainIds}
          onPick={lookUp.pickChain}
          onDone={lookUp.settleChain}
        />
        <button type="submit" class="button main go" aria-label={t('popup.go')}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path
              d="M3 8h9.5M8.5 4l4 4-4 4"
              fill="none"
              stroke="currentColor"
              stroke-width="1.8"
              stroke-linecap="round"
              stroke-linejoin="round"
            />
          </svg>
        </button>
      </form>
      {resolved && (
        <p class="hint" role="status">
          {t('lookUp.resolved', resolved)}
        </p>
      )}
      {failure && (
        <FailureNote words={failure} act={{ 'open-options': openOptions, 'try-again': () => void lookUp.submit() }} />
      )}
    </search>
  );
}

function toWords(problem: BoxProblem, now: number): FailureWords {
  if (problem.kind === 'failure') return formatFailure(problem.failure, { now });
  return { tone: 'bad', title: t('popup.cannotBeLookedUp'), detail: formatInputProblem(problem.problem) };
}

/** The chain for lookups: a coloured dot and a select. `onDone`: the user leaves the select or presses Enter. */
function ChainPicker(props: {
  chainId: number;
  ownIds: readonly number[];
  onPick: (id: number) => void;
  onDone: () => void;
}) {
  const { chainId, ownIds, onPick, onDone } = props;
  // Added after the first render: a hundred options, unseen until the list opens, would delay what was looked up.
  const isListed = useSignal(false);
  useEffect(() => {
    isListed.value = true;
  }, [isListed]);
  const { colour } = toChainWords({ chain: { id: chainId, name: chainName(chainId) }, reason: { kind: 'chosen' } });
  return (
    <span class="chain-picker" data-name={chainName(chainId)}>
      <i class="chain-dot" style={{ background: colour }} />
      <select
        class="chain-select"
        aria-label={t('card.chain')}
        title={chainName(chainId)}
        value={String(chainId)}
        onChange={(event) => onPick(Number(event.currentTarget.value))}
        onBlur={onDone}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onDone();
        }}
      >
        {isListed.value ? (
          <ChainOptions chainId={chainId} ownIds={ownIds} />
        ) : (
          <option value={String(chainId)}>{chainName(chainId)}</option>
        )}
      </select>
    </span>
  );
}

/** A combobox that suggests recent lookups, watched entries, and references on the page or in the text. */
export function LookUpField(props: {
  lookUp: LookUp;
  suggestions: Suggestions;
  box: RefObject<HTMLInputElement | null>;
}) {
  const { lookUp, suggestions, box } = props;
  const { text, problem } = lookUp;
  const list = suggestions.list.value;
  const active = suggestions.active.value;
  const isOpen = list.length > 0;
  const typed = useRef('');

  // Text that was not typed is selected, so that the next key replaces it: it may appear as the user starts to type.
  useLayoutEffect(() => {
    if (text.value !== typed.current && document.activeElement === box.current) showBeginning(box.current);
  }, [text.value]);

  function take(entered: string, field: HTMLInputElement): void {
    void lookUp.type(entered);
    suggestions.open();
    // Text over the length limit is removed from the box, too: each further letter would cost as much again.
    field.value = typed.current = lookUp.text.peek();
  }

  // An input drops line breaks, which would join two values into one.
  function paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const field = box.current;
    if (!field || (pasted.length <= longestInput && !/[\r\n]/.test(pasted))) return;
    event.preventDefault();
    if (pasted.length > longestInput) take(pasted, field);
    else {
      const { selectionStart, selectionEnd, value } = field;
      field.setRangeText(pasted.replace(/\s+/g, ' '), selectionStart ?? 0, selectionEnd ?? value.length, 'end');
      take(field.value, field);
    }
  }

  function onKey(event: KeyboardEvent): void {
    // During composition the keys belong to the input method.
    if (event.isComposing) return;
    const one = active === null ? undefined : list[active];
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        // With no active suggestion the form is submitted, which looks up the text.
        if (!one) return;
        suggestions.pick(one);
        break;
      case 'Escape':
        if (!isOpen) return;
        suggestions.close();
        break;
      case 'Delete':
        if (one?.from !== 'recent') return;
        void suggestions.removeRecent(one);
        break;
      default:
        return;
    }
    event.preventDefault();
  }

  return (
    <>
      <input
        ref={box}
        id="look-up"
        class="input mono"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls="look-up-list"
        aria-activedescendant={active === null ? undefined : suggestionId(active)}
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        placeholder={t('popup.lookUpHint')}
        aria-invalid={problem.value?.kind === 'input' ? 'true' : undefined}
        // Values read from left to right; the placeholder has the direction of the language.
        dir={text.value ? 'ltr' : undefined}
        value={text.value}
        onInput={({ currentTarget }) => take(currentTarget.value, currentTarget)}
        onPaste={paste}
        onKeyDown={onKey}
        // Not on focus: the page focuses the box when it opens, and the list would cover what the user is about to
        // press.
        onClick={suggestions.open}
      />
      <SuggestionList suggestions={suggestions} />
    </>
  );
}

/**
 * Selects a box's text and scrolls to its start: a value is recognised by its beginning, and the next value that is
 * typed or pasted replaces it.
 */
export function showBeginning(box: HTMLInputElement | null): void {
  if (!box) return;
  box.setSelectionRange(0, box.value.length, 'backward');
  box.scrollLeft = 0;
}

/** Returns the element id of the suggestion at an index. */
function suggestionId(at: number): string {
  return `look-up-${at}`;
}

/** The list of suggestions, above the content below the box. The focus stays in the box. */
function SuggestionList({ suggestions }: { suggestions: Suggestions }) {
  const list = suggestions.list.value;
  const shortForms = toShortForms(list.flatMap(({ reference }) => valuesOf(reference)));
  const hasRecents = list.some(({ from }) => from === 'recent');
  const isOpen = list.length > 0 || suggestions.isNotForgotten.value;
  // A press must not move the focus out of the box: the list would close before the click.
  const keep = (event: Event) => event.preventDefault();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It does nothing itself; it keeps a press from doing something.
    <div class="suggestions" hidden={!isOpen} onMouseDown={keep}>
      <div id="look-up-list" class="suggestions-list" role="listbox" aria-label={t('lookUp.suggestions')}>
        {list.map((one, at) => (
          <Option key={one.key} one={one} at={at} suggestions={suggestions} shortForms={shortForms} />
        ))}
      </div>
      <span class="unseen" role="status">
        {list.length > 0 && t('lookUp.found', { count: list.length, formatted: formatNumber(list.length) })}
      </span>
      {suggestions.isNotForgotten.value && (
        <FailureNote
          words={{ title: t('lookUp.notForgotten.title'), detail: t('lookUp.notForgotten.detail'), tone: 'bad' }}
          act={{}}
        />
      )}
      {hasRecents && (
        <p class="suggestions-foot">
          <span class="hint">{t('lookUp.deleteRemoves')}</span>
          <span class="grow" />
          <button type="button" class="link" onClick={() => void suggestions.forgetRecents()}>
            {t('lookUp.forgetRecents')}
          </button>
        </p>
      )}
    </div>
  );
}

/** A suggestion's picture, kind, name, value and chain. `short` is its value, shortened. */
function Suggested({ one, short }: { one: Suggestion; short: string }) {
  const { reference, name } = one;
  const kind = reference.kind === 'address' ? '' : t('reference.kind', { kind: reference.kind });
  return (
    <>
      {reference.kind === 'address' && <AddressPicture address={reference.address} />}
      <span class="suggestion-what">
        {kind && <span class="suggestion-kind">{kind} </span>}
        {name && <bdi class="suggestion-name">{name} </bdi>}
        <span class="mono suggestion-value" dir="ltr">
          {short}
        </span>
      </span>
      {'chainId' in one && one.chainId !== undefined && <bdi class="hl-tag">{chainName(one.chainId)}</bdi>}
    </>
  );
}

/** What can be looked up in one press before anything was: recent lookups, watched addresses, and the page's values. */
export function StartList({ suggestions }: { suggestions: Suggestions }) {
  useEffect(() => void suggestions.load(), [suggestions]);
  const list = suggestions.start.value;
  const shortForms = toShortForms(list.flatMap(({ reference }) => valuesOf(reference)));
  return (['recent', 'watched', 'page'] as const).map((from) => {
    const all = list.filter((one) => one.from === from);
    if (all.length === 0) return null;
    return (
      <section class="start" key={from}>
        <h2>{t('lookUp.start', { from })}</h2>
        <ul>
          {all.map((one) => (
            <li key={one.key}>
              <button type="button" class="suggestion" onClick={() => suggestions.pick(one)}>
                <Suggested one={one} short={withShortForms(shortForms, () => shortenSuggestion(one))} />
              </button>
            </li>
          ))}
        </ul>
        {from === 'recent' && suggestions.arePassing.value && <p class="hint">{t('lookUp.passing')}</p>}
      </section>
    );
  });
}

function Option(props: { one: Suggestion; at: number; suggestions: Suggestions; shortForms: ShortForms }) {
  const { one, at, suggestions, shortForms } = props;
  const { name, from } = one;
  const short = withShortForms(shortForms, () => shortenSuggestion(one));
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: The focus stays in the box, whose aria-activedescendant this is.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Its keys are those of the box.
    <div
      id={suggestionId(at)}
      class="suggestion"
      role="option"
      aria-selected={suggestions.active.value === at}
      onClick={() => suggestions.pick(one)}
    >
      <Suggested one={one} short={short} />
      {from !== 'recent' && <span class="hint">{t('lookUp.from', { from })}</span>}
      {from === 'recent' && (
        // For the pointer only, as an option must not contain buttons. The keyboard has Delete, as the footer says.
        <span
          class="suggestion-remove"
          aria-hidden="true"
          title={t('lookUp.remove', { name: name || short })}
          onClick={(event) => {
            event.stopPropagation();
            void suggestions.removeRecent(one);
          }}
        >
          <Icon of={X} />
        </span>
      )}
    </div>
  );
}
