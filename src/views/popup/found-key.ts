import { judgeListed } from '../../cards/judge-listed.ts';
import type { Opened } from '../../messages/protocol.ts';
import { nameReference } from '../../references/name-reference.ts';
import { parseLookupInput } from '../../references/parse-lookup-input.ts';
import type { Reference } from '../../references/reference.ts';
import { toQuestion, withPage } from './box-text.ts';
import { type PageEntry, toAddresses } from './page-entries.ts';

/** The text that is to be looked up: a link's text is often cut where its address is not. */
export function chooseText({ lookUp, link }: Opened): string {
  return link !== undefined && !parseLookupInput(lookUp).ok && parseLookupInput(link).ok ? link : lookUp;
}

/** The entry of a page's list whose words say that a value is a private key; undefined where none does. */
export function findKeyEntry(reference: Reference, entries: PageEntry[]): PageEntry | undefined {
  const name = nameReference(reference);
  return entries.find((entry) => nameReference(entry.reference) === name && judgeListed(entry) === 'key');
}

/** True when a page's list says that the value in a text is a private key, by words around it or by its address. */
export function isKeyAmong(text: string, entries: PageEntry[]): boolean {
  const parsed = parseLookupInput(text);
  if (!parsed.ok) return false;
  const question = toQuestion(parsed);
  if (findKeyEntry(question.reference, entries)) return true;
  return judgeListed(withPage(question, () => toAddresses(entries))) === 'key';
}
