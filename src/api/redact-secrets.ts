/** Shorter secrets are not hidden in answers: a key "1" would corrupt every number. */
const shortestInAnswers = 8;
const hidden = '***';
const namedEntities = new Map([
  ['&', 'amp'],
  ['<', 'lt'],
  ['>', 'gt'],
  ['"', 'quot'],
  ["'", 'apos'],
]);
const unseen = String.raw`\s\p{Cf}\p{Cc}\p{Cs}`;
const isUnseen = new RegExp(`^[${unseen}]$`, 'u');

/**
 * Replaces each secret in a text with ***, however it is written: plain, percent-encoded, HTML- or JSON-escaped, or
 * with blanks and invisible characters inside.
 */
export function hideSecrets(text: string, secrets: readonly string[]): string {
  return hide(text, toPatterns(secrets));
}

/**
 * Like `hideSecrets`, inside the strings and numbers of a JSON text, which stays valid. Ignores secrets with fewer than
 * 8 visible characters.
 */
export function hideSecretsInJson(json: string, secrets: readonly string[]): string {
  const patterns = toPatterns(secrets.filter((secret) => [...secret].filter(isSeen).length >= shortestInAnswers));
  // Usually there is nothing to hide, and only an escape could conceal a secret from this first check.
  if (!json.includes('\\') && hide(json, patterns) === json) {
    return json;
  }

  // The closing quote is optional: otherwise an unterminated string would be searched again from each escaped quote.
  return json.replaceAll(/"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d[\d.eE+-]*/gs, (token) => {
    const written = readToken(token);
    const shown = hide(written, patterns);

    return shown === written ? token : JSON.stringify(token.startsWith('"') ? shown : hidden);
  });
}

function toPatterns(secrets: readonly string[]): RegExp[] {
  return secrets
    .filter((secret) => [...secret].some(isSeen))
    .sort((a, b) => b.length - a.length)
    .map(toPattern);
}

function hide(text: string, patterns: readonly RegExp[]): string {
  return patterns.reduce((rest, pattern) => rest.replaceAll(pattern, hidden), text);
}

function readToken(token: string): string {
  try {
    return token.includes('\\') ? JSON.parse(token) : token.startsWith('"') ? token.slice(1, -1) : token;
  } catch {
    // Not valid JSON, so the whole answer will be rejected.
    return '';
  }
}

function isSeen(character: string): boolean {
  return !isUnseen.test(character);
}

function toPattern(secret: string): RegExp {
  const characters = [...secret.toWellFormed()];
  const ignored = characters.filter((character) => !isSeen(character)).flatMap(spellEncoded);
  // Bounded, so that no text can make the search slow.
  const gap = `(?:${[`[${unseen}]`, ...ignored, ...(/\s/.test(secret) ? [String.raw`\+`] : [])].join('|')}){0,32}`;

  return new RegExp(characters.filter(isSeen).map(spell).join(gap), 'gu');
}

function spell(character: string): string {
  const plain = String.raw`\\{0,4}\u{${toHex(character)}}`;

  return `(?:${[plain, ...spellEncoded(character)].join('|')})`;
}

function spellEncoded(character: string): string[] {
  const bytes = [...new TextEncoder().encode(character)].map((byte) => `%(?:25)*${anyCase(toHexOf(byte, 2))}`);
  const units = [...Array(character.length).keys()].map(
    (at) => String.raw`\\{1,4}u${anyCase(toHexOf(character.charCodeAt(at), 4))}`,
  );
  const name = namedEntities.get(character);
  const numbers = [`#0*${character.codePointAt(0)}`, `#[xX]0*${anyCase(toHex(character))}`];

  return [
    bytes.join(''),
    units.join(''),
    `&(?:amp;)*(?:${[...numbers, ...(name === undefined ? [] : [name])].join('|')});`,
  ];
}

function toHex(character: string): string {
  return toHexOf(character.codePointAt(0) ?? 0, 1);
}

function toHexOf(value: number, digits: number): string {
  return value.toString(16).padStart(digits, '0');
}

function anyCase(hex: string): string {
  return hex.replaceAll(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
}
