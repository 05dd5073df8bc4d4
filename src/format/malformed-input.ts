import { type Words, words } from '../words/words.ts';
import { cleanText } from './clean-text.ts';
import type { FailureWords } from './plain-failures.ts';

const fields = new Map<string, keyof Words['malformedInput']['fields']>([
  ['hash', 'transactionHash'],
  ['tokenId', 'tokenId'],
  ['chain', 'chainNumber'],
  ['blockNumber', 'blockNumber'],
  ['block_number', 'blockNumber'],
  ['itemsCount', 'numberOfItems'],
  ['items_count', 'numberOfItems'],
  ['token_id', 'tokenId'],
  ['next', 'nextPage'],
]);

// What `explorer/` calls the forms.
const forms = new Map<string, keyof Words['malformedInput']['forms']>([
  ['an http or https address', 'webAddress'],
  ['0x and 64 hex digits', 'hexDigits64'],
  ['0x and 40 hex digits', 'hexDigits40'],
  ['a whole number', 'wholeNumber'],
  ['a positive whole number', 'positiveNumber'],
  ['a whole number of at least 0', 'numberFrom0'],
  ['a whole number from 1 to 50', 'numberFrom1To50'],
  ['the cursor of a page that was read before', 'cursor'],
]);

/** The words for an input that was refused before anything was sent. What is neither known field nor form is shown as it is. */
export function toMalformedInput(field: string, expected: string): FailureWords {
  const say = words().malformedInput;
  const fieldKey = fields.get(field);
  const formKey = forms.get(expected);
  const name = fieldKey ? say.fields[fieldKey] : cleanText(field, 40);
  const form = formKey ? say.forms[formKey] : cleanText(expected, 80);
  return { title: say.title, detail: say.detail(name, form), tone: 'bad' };
}
