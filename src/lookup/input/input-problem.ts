import { cleanText } from '../../format/clean-text.ts';
import { formatNumber, joinSentences, sayCount } from '../../format/format-amount.ts';
import { t } from '../../i18n/t.ts';
import type { InputProblem } from './parse-lookup-input.ts';

/** Returns why a "Look up" text cannot be looked up, and what would help, in a sentence or two. */
export function formatInputProblem(problem: InputProblem): string {
  switch (problem.kind) {
    case 'empty':
      return t('lookUp.problem.empty');
    case 'wrong-length':
      return toWrongLength(problem.digits, problem.expected);
    case 'not-hex':
      return t('lookUp.problem.notHex', { position: String(problem.position), character: spell(problem.character) });
    case 'bare-64-hex':
      return t('lookUp.problem.perhapsKey');
    case 'missing-0x':
      return t('lookUp.problem.no0x');
    case 'ens-name':
      return t('lookUp.problem.domainName', { name: cleanText(problem.name, 40) });
    case 'recovery-phrase':
      return t('lookUp.problem.recoveryPhrase');
    case 'only-number':
      return t('lookUp.problem.onlyNumber');
    case 'shortened':
      return toShortened(problem.fitting);
    case 'too-long':
      return t('lookUp.problem.tooLong', { most: formatNumber(problem.most) });
    case 'nothing-found':
      return t('lookUp.problem.nothingFound');
  }
}

function toShortened(fitting: number | undefined): string {
  if (fitting) return sayCount(fitting, (count, fitting) => t('lookUp.problem.shortenedSeveral', { count, fitting }));
  const none = fitting === 0 ? [t('lookUp.problem.shortenedUnknown')] : [];
  return joinSentences([...none, t('lookUp.problem.shortened')]);
}

function toWrongLength(digits: number, expected: 40 | 64): string {
  const values = { count: digits, digits: String(digits), expected: String(expected) };
  const surplus = digits - expected;
  return joinSentences([
    expected === 64 ? t('lookUp.problem.transactionDigits', values) : t('lookUp.problem.addressDigits', values),
    sayCount(
      Math.abs(surplus),
      surplus < 0
        ? (count, digits) => t('lookUp.problem.missing', { count, digits })
        : (count, digits) => t('lookUp.problem.tooMany', { count, digits }),
    ),
  ]);
}

// Look-alike letters are the usual cause, and only the code point shows the difference.
function spell(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const seen = cleanText(character, 2);
  if (seen === '') return code;
  const quoted = t('writing.quoted', { text: seen });
  return /^[\x21-\x7e]$/.test(seen) ? quoted : t('lookUp.problem.characterAndCode', { character: quoted, code });
}
