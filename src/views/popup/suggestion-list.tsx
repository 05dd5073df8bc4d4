import { X } from 'lucide';
import { chainName } from '../../format/chain-words.ts';
import { formatNumber } from '../../format/format-number.ts';
import { type ShortForms, toShortForms, withShortForms } from '../../format/hex.ts';
import { valuesOf } from '../../references/name-reference.ts';
import { words } from '../../words/words.ts';
import { Icon } from '../card/icon.tsx';
import { AddressPicture } from '../parts/address-picture.tsx';
import { FailureNote } from '../parts/failure-note.tsx';
import type { Suggestions } from './create-suggestions.ts';
import { type Suggestion, shortenSuggestion } from './find-suggestions.ts';

/** The id of a suggestion's element, by its place in the list. */
export function suggestionId(at: number): string {
  return `look-up-${at}`;
}

/** What the box offers, over whatever stands below it. The focus stays in the box. */
export function SuggestionList({ suggestions }: { suggestions: Suggestions }) {
  const say = words().places;
  const list = suggestions.list.value;
  const shortForms = toShortForms(list.flatMap(({ reference }) => valuesOf(reference)));
  const hasRecents = list.some(({ from }) => from === 'recent');
  const isOpen = list.length > 0 || suggestions.isNotForgotten.value;
  // A press must not take the focus out of the box: the list would be gone before the press is over.
  const keep = (event: Event) => event.preventDefault();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: It does nothing itself; it keeps a press from doing something.
    <div class="suggestions" hidden={!isOpen} onMouseDown={keep}>
      <div id="look-up-list" class="suggestions-list" role="listbox" aria-label={say.suggestions}>
        {list.map((one, at) => (
          <Option key={one.key} one={one} at={at} suggestions={suggestions} shortForms={shortForms} />
        ))}
      </div>
      <span class="unseen" role="status">
        {list.length > 0 && say.found(list.length, formatNumber(list.length))}
      </span>
      {suggestions.isNotForgotten.value && <FailureNote words={{ ...say.notForgotten, tone: 'bad' }} act={{}} />}
      {hasRecents && (
        <p class="suggestions-foot">
          <span class="hint">{say.deleteRemoves}</span>
          <span class="grow" />
          <button type="button" class="link" onClick={() => void suggestions.forgetRecents()}>
            {say.forgetRecents}
          </button>
        </p>
      )}
    </div>
  );
}

function Option(props: { one: Suggestion; at: number; suggestions: Suggestions; shortForms: ShortForms }) {
  const { one, at, suggestions } = props;
  const say = words().places;
  const { reference, name, from } = one;
  const short = withShortForms(props.shortForms, () => shortenSuggestion(one));
  const kind = reference.kind === 'address' ? '' : words().references.kinds[reference.kind];
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
      {reference.kind === 'address' && <AddressPicture address={reference.address} />}
      <span class="suggestion-what">
        {kind && <span class="suggestion-kind">{kind} </span>}
        {name && <bdi class="suggestion-name">{name} </bdi>}
        <span class="mono suggestion-value" dir="ltr">
          {short}
        </span>
      </span>
      {'chainId' in one && one.chainId !== undefined && <bdi class="hl-tag">{chainName(one.chainId)}</bdi>}
      {from !== 'recent' && <span class="hint">{say.from[from]}</span>}
      {from === 'recent' && (
        // For the pointer; by keyboard it is the Delete key, as the foot says: an option holds no buttons.
        <span
          class="suggestion-remove"
          aria-hidden="true"
          title={say.remove(name || short)}
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
