import { hideSecrets } from './secrets.ts';
import { isRecord } from './to-json.ts';

/** What an error body says: a text for people, not yet cleaned, and the query parameters it calls unexpected. */
export type ErrorText = { text: string; unexpectedFields: string[] };

const longestDetail = 200;

/**
 * Reads the service's dialects: `{errors: [{title, detail, source.pointer}]}`, `{message}`, `{error}`, a bare JSON
 * string, or plain text. A page of HTML or JSON that broke off says nothing.
 */
export function readErrorText(body: string): ErrorText {
  const value = parseErrorBody(body);
  if (isRecord(value)) {
    const entries = Array.isArray(value.errors) ? value.errors.filter(isRecord) : [];
    const text =
      entries.length > 0 ? entries.map(describeEntry).join('; ') : asText(value.message) || asText(value.error);

    return { text, unexpectedFields: entries.flatMap(readUnexpectedField) };
  }

  if (typeof value === 'string') {
    return { text: value, unexpectedFields: [] };
  }

  return { text: value === undefined && !/^\s*[<{[]/.test(body) ? body : '', unexpectedFields: [] };
}

/** Gives a text that may be shown: no key in it, of URLs only the host, no control or invisible characters, at most 200 characters. */
export function cleanDetail(text: string, secrets: string[]): string {
  const visible = hideSecrets(text, secrets).replaceAll(/(?!\s)[\p{Cf}\p{Cc}\p{Cs}]/gu, '');
  const characters = [...hideLikelySecrets(visible).replaceAll(/\s+/g, ' ').trim()];

  return characters.length > longestDetail
    ? `${characters.slice(0, longestDetail - 1).join('')}…`
    : characters.join('');
}

function hideLikelySecrets(text: string): string {
  return text
    .replaceAll(/\b(https?:\/\/[^\s/?#]+)[^\s]*/gi, '$1')
    .replaceAll(/\b(api_?key|key)=[^\s&"'<>]*/gi, '$1=***')
    .replaceAll(/proapi_\w+/gi, '***');
}

function describeEntry(entry: Record<string, unknown>): string {
  const pointer = isRecord(entry.source) ? asText(entry.source.pointer) : '';
  const words = [asText(entry.title), asText(entry.detail)].filter((word) => word !== '').join(': ');

  return pointer === '' ? words : `${words} (at ${pointer})`;
}

function readUnexpectedField(entry: Record<string, unknown>): string[] {
  const field = /^Unexpected field: (\w+)$/.exec(asText(entry.detail))?.[1];

  return field === undefined ? [] : [field];
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Gives what an error body holds; undefined when it is no JSON. */
export function parseErrorBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
