import { cleanText } from '../format/clean-text.ts';
import { formatNumber } from '../format/format-number.ts';
import type { PlainWord } from '../references/read-word.ts';
import { words } from '../words/words.ts';
import type { CardUpdate } from './card-content.ts';

/** Says what a value of 32 bytes is that is neither a transaction nor a key, and leads to the address in it. */
export function toPlainWord(word: PlainWord): CardUpdate {
  const { plainWord: say } = words();
  const told = { kind: 'told', detail: say.detail } as const;
  switch (word.kind) {
    case 'number':
      return { ...told, title: say.number(formatNumber(BigInt(word.value))) };
    case 'address':
      return { ...told, title: say.address, lead: { label: say.lookUpAddress, address: word.address } };
    case 'text':
      return { ...told, title: say.text(cleanText(word.text, 40)) };
    case 'bytes':
      return { ...told, title: say.bytes(word.bytes, formatNumber(word.bytes)) };
    case 'event':
    case 'slot':
    case 'role':
      return { ...told, title: say[word.kind](word.name) };
    case 'type':
      // Its fields would fill the card.
      return { ...told, title: say.type(word.name.replace(/\(.*/, '')) };
    case 'largest':
    case 'nothing':
      return { ...told, title: say[word.kind] };
  }
}
