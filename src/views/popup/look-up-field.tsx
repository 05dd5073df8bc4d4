import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { longestInput } from '../../references/parse-lookup-input.ts';
import { words } from '../../words/words.ts';
import type { Suggestions } from './create-suggestions.ts';
import type { LookUp } from './look-up.ts';
import { showBeginning } from './show-beginning.ts';
import { SuggestionList, suggestionId } from './suggestion-list.tsx';

/** The box itself: a combobox whose list offers what was looked up, is watched, stands on the page or in the text. */
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

  // What came into the box by itself gives way to the next key: it may come while somebody is about to press one.
  useLayoutEffect(() => {
    if (text.value !== typed.current && document.activeElement === box.current) showBeginning(box.current);
  }, [text.value]);

  function take(entered: string, field: HTMLInputElement): void {
    void lookUp.type(entered);
    suggestions.open();
    // What is too long is not kept in the box either: each further letter would cost as much again.
    field.value = typed.current = lookUp.text.peek();
  }

  // A box of one line drops line ends, and two values would become one.
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
    // Then the keys choose among the letters that an input method offers.
    if (event.isComposing) return;
    const one = active === null ? undefined : list[active];
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
        break;
      case 'Enter':
        // Without one the text itself is looked up.
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
        placeholder={words().popup.lookUpHint}
        aria-invalid={problem.value?.kind === 'input' ? 'true' : undefined}
        // A value reads from the left; what may be entered, as the language does.
        dir={text.value ? 'ltr' : undefined}
        value={text.value}
        onInput={({ currentTarget }) => take(currentTarget.value, currentTarget)}
        onPaste={paste}
        onKeyDown={onKey}
        // Not when it gets the focus: the page gives it that as it opens, and a list would cover what one is about to press.
        onClick={suggestions.open}
      />
      <SuggestionList suggestions={suggestions} />
    </>
  );
}
