import { cleanText } from './clean-text.ts';
import { formatNumber } from './format-number.ts';

/** Why a "Look up" text cannot be looked up, as `references/` finds it. */
export type InputProblem =
  | { kind: 'empty' }
  | { kind: 'wrong-length'; digits: number; expected: 40 | 64 }
  | { kind: 'not-hex'; character: string; position: number }
  | { kind: 'bare-64-hex' }
  | { kind: 'missing-0x' }
  | { kind: 'ens-name'; name: string }
  | { kind: 'nothing-found' };

/** Why a "Look up" text cannot be looked up, and what would help, in a sentence or two. */
export function formatInputProblem(problem: InputProblem): string {
  switch (problem.kind) {
    case 'empty':
      return 'Paste a transaction hash, an address, an NFT (0x…/42) or a link to one.';
    case 'wrong-length': {
      const digits = `${problem.digits} hex digit${problem.digits === 1 ? '' : 's'}`;
      const what = problem.expected === 64 ? 'a transaction' : 'an address';
      return `${digits}, ${what} has ${problem.expected}. ${whatToDoAbout(problem.digits - problem.expected)}`;
    }
    case 'not-hex':
      return `Character ${problem.position}${spell(problem.character)} is not a hex digit (0 to 9, a to f). Copy the value again from where it comes.`;
    case 'bare-64-hex':
      return 'This could be a private key, so nothing was sent. If it is a transaction hash, write 0x in front of it.';
    case 'missing-0x':
      return 'An address begins with 0x. Write it in front if these 40 hex digits are one.';
    case 'ens-name':
      return `This API cannot resolve names such as ${cleanText(problem.name, 40)}. Paste the address itself.`;
    case 'nothing-found':
      return 'No transaction, address or NFT in this text. Paste 0x and its hex digits, 0x…/42 for an NFT, or a link to an explorer.';
  }
}

function whatToDoAbout(surplus: number): string {
  const count = formatNumber(Math.abs(surplus));
  return `${count} ${surplus < 0 ? 'missing' : 'too many'}: copy it again.`;
}

// Look-alike letters are the usual cause, and only their code point tells them from the right ones.
function spell(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const seen = cleanText(character, 2);
  if (seen === '') return ` (${code})`;
  return /^[\x21-\x7e]$/.test(seen) ? ` (“${seen}”)` : ` (“${seen}”, ${code})`;
}
