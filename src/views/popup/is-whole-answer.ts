import type { CardContent } from '../../cards/card-content.ts';

// Times beyond are none of any clock, and nothing can write them out.
const latestMs = 8e15;

/**
 * Whether an answer that came at a time can be drawn. What the background sends can; what was kept since the popup was
 * last open may be damaged, and must not break the popup at each opening.
 */
export function isWholeAnswer(content: CardContent, heardMs: number): boolean {
  return Number.isFinite(heardMs) && Math.abs(heardMs) < latestMs && isWholeContent(content);
}

function isWholeContent(content: unknown): boolean {
  const { name, chain, status, age, headline, rows, warnings, lists, details, copy, source } = toFields(content);
  const texts = [name, toFields(chain).name, toFields(copy).text, source];
  const isSome = (value: unknown) => value === undefined || typeof toFields(value).text === 'string';
  return (
    texts.every((text) => typeof text === 'string') &&
    [status, age].every(isSome) &&
    isListOf(toFields(headline).parts, isPart) &&
    (toFields(headline).detail === undefined || isListOf(toFields(headline).detail, isPart)) &&
    isListOf(rows, ({ parts }) => isListOf(parts, isPart)) &&
    (details === undefined || isListOf(details, ({ parts }) => isListOf(parts, isPart))) &&
    isListOf(warnings, ({ text, lines = [] }) => typeof text === 'string' && isLines(lines)) &&
    isListOf(lists, ({ lines }) => isLines(lines))
  );
}

type Fields = { [field: string]: unknown };

function toFields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isListOf(value: unknown, isOne: (one: Fields) => boolean): boolean {
  return Array.isArray(value) && value.every((one) => isOne(toFields(one)));
}

function isLines(value: unknown): boolean {
  return Array.isArray(value) && value.every((line) => isListOf(line, isPart));
}

function isPart({ text }: Fields): boolean {
  return typeof text === 'string';
}
