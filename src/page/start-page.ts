import { followPerson } from './follow-person.ts';
import { keepListening } from './keep-listening.ts';
import { listenLater } from './listen.ts';
import type { PageParts } from './page-parts.ts';

/**
 * Marks a document's references and opens cards on them, until the signal ends it. Sends nothing before a
 * deliberate rest of the pointer or the focus on a reference, or before a click where that is what opens cards.
 */
export function startPage(parts: PageParts): void {
  const { document, signal, ask, preferences, survey } = parts;
  const onCount = (count: number) => void ask('countReferences', { count }).catch(() => {});
  // An SVG document or Firefox's view of XML has no place for a card: the badge and the popup's list have all there is.
  if (!('popover' in document.documentElement)) {
    survey.show('off', { onCount, onWalk: () => {} });
    return;
  }
  let person: ReturnType<typeof followPerson> | undefined;
  const begin = () => {
    person ??= followPerson(parts);
    return person;
  };
  survey.show(preferences.marks, {
    onCount,
    onWalk: () => begin().walk(),
  });
  keepListening(document, signal, (turn) => listenLater(turn, () => begin().listen(turn)));
}
