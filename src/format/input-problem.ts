import { words } from '../words/words.ts';
import { cleanText } from './clean-text.ts';
import { formatNumber, joinSentences, sayCount } from './format-amount.ts';
/** Why a "Look up" text cannot be looked up, as `references/` finds it. */
export type InputProblem =
  | { kind: 'empty' }
  | { kind: 'wrong-length'; digits: number; expected: 40 | 64 }
  | { kind: 'not-hex'; character: string; position: number }
  | { kind: 'bare-64-hex' }
  | { kind: 'missing-0x' }
  | { kind: 'ens-name'; name: string }
  | { kind: 'recovery-phrase' }
  | { kind: 'only-number' }
  | { kind: 'too-long'; most: number }
  | { kind: 'nothing-found' };

/** Why a "Look up" text cannot be looked up, and what would help, in a sentence or two. */
export function formatInputProblem(problem: InputProblem): string {
  const say = words().inputProblems;
  switch (problem.kind) {
    case 'empty':
      return say.empty;
    case 'wrong-length':
      return toWrongLength(problem.digits, problem.expected);
    case 'not-hex':
      return say.notHex(String(problem.position), spell(problem.character));
    case 'bare-64-hex':
      return say.perhapsKey;
    case 'missing-0x':
      return say.no0x;
    case 'ens-name':
      return say.domainName(cleanText(problem.name, 40));
    case 'recovery-phrase':
      return say.recoveryPhrase;
    case 'only-number':
      return say.onlyNumber;
    case 'too-long':
      return say.tooLong(formatNumber(problem.most));
    case 'nothing-found':
      return say.nothingFound;
  }
}

function toWrongLength(digits: number, expected: 40 | 64): string {
  const say = words().inputProblems;
  const has = expected === 64 ? say.transactionDigits : say.addressDigits;
  const surplus = digits - expected;
  return joinSentences([
    has(digits, String(digits), String(expected)),
    sayCount(Math.abs(surplus), surplus < 0 ? say.missing : say.tooMany),
  ]);
}

// Look-alike letters are the usual cause, and only their code point tells them from the right ones.
function spell(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const seen = cleanText(character, 2);
  if (seen === '') return code;
  const quoted = words().writing.quoted(seen);
  return /^[\x21-\x7e]$/.test(seen) ? quoted : words().inputProblems.characterAndCode(quoted, code);
}
