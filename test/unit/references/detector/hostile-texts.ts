const digits = '0123456789abcdefABCDEF';
const nearLengths = [39, 41, 38, 42, 63, 65, 62, 66, 0, 1, 15, 16, 24, 26, 48, 55, 56, 57, 79, 80, 104, 128, 130, 200];
const hidden = [
  '\0',
  '\0',
  '\0',
  '\xad',
  '\u200b',
  '\u200d',
  '\u2060',
  '\ufeff',
  '\u202e',
  '\u2069',
  '\ufe0f',
  '\u{e0041}',
];
const nearHeads = ['0X', 'Ox', '0х', '00x', '０x', '0', 'x', '', '0x0x', '0 x'];
const befores = [
  ...['', '', '', ' ', '\n', '(', '"', '=', '/', ':', '-', '_', 'a', '9', 'а', 'é', 'ａ', '：', '地', '🦊', '.', ','],
  ...['eth:', 'arb-nova:', 'Hash:', 'é:', 'éth:', '1eth:', '-eth:', `${'a'.repeat(32)}:`, `${'a'.repeat(33)}:`],
  ...['eip155:1:', 'eip155:10/erc721:', 'eip155:1/erc20:', 'eip155:0:', `eip155:${'9'.repeat(32)}:`, 'xeip155:1:'],
  ...['eip155:01/erc1155:', 'eip155:1/erc:', 'eip155:1/slip44:', 'eip155::', 'did:pkh:eip155:5:', 'EIP155:1:'],
  ...['ethereum:', 'ethereum:pay-', 'Ethereum:', 'pay-', 'xethereum:', 'https://etherscan.io/tx/', 'a.io/token/'],
];
const afters = [
  ...[
    '',
    '',
    '',
    ' ',
    '.',
    ',',
    ')',
    '"',
    '-',
    '_',
    'g',
    'z',
    '0',
    'а',
    'é',
    '０',
    '。',
    '🦊',
    '…',
    ':',
    '@',
    '/',
    '//',
  ],
  ...['/42', '/0042', '/0', '/42.', '/42.5', '/42.json', '/42-1', '/42-', '/42/', '/42a', '/x', `/${'7'.repeat(78)}`],
  ...[`/${'7'.repeat(79)}`, '@1', '@10?', '@0', '@1x', `@${'9'.repeat(32)}`, '@007', '/42@1', '@1/42', '?a=42', 'x'],
];
const between = ['', '', ' ', '\0', ',', ' and ', '\n', '0x', '0', 'x', '0x0', '|', '\0 \0', '地', '12.5 ETH', 'dead'];

/** Returns a generator of numbers from 0 to 1 that are the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Creates an endless source of texts that a detector may misread: values of nearly the right length and with nearly the
 * right prefix, between characters that may or may not belong to them, with hidden characters and borders throughout.
 * The same seed creates the same texts.
 */
export function createHostileTexts(seed: number): () => string {
  const random = createRandom(seed);
  const below = (count: number) => Math.floor(random() * count);
  const pick = (list: readonly string[]) => list[below(list.length)] ?? '';
  const chance = (share: number) => random() < share;
  const pool = Array.from({ length: 4096 }, () => digits[below(digits.length)]).join('');

  const hex = () => {
    const from = below(3900);
    const length = chance(0.65) ? (chance(0.6) ? 40 : 64) : (nearLengths[below(nearLengths.length)] ?? 0);
    return pool.slice(from, from + length);
  };
  const sprinkle = (text: string) => {
    let sprinkled = '';
    let from = 0;
    for (let count = 1 + below(4); count > 0; count--) {
      // Inserts more often at the end of 40 digits than elsewhere.
      const to = chance(0.3) ? Math.max(from, Math.min(text.length, 42)) : from + below(text.length - from + 1);
      sprinkled += text.slice(from, to) + pick(hidden).repeat(chance(0.02) ? 200 : 1 + below(2));
      from = to;
    }
    return sprinkled + text.slice(from);
  };
  const value = () => (chance(0.85) ? '0x' : pick(nearHeads)) + hex();
  const one = () => {
    const text = (chance(0.6) ? pick(befores) : '') + value() + (chance(0.6) ? pick(afters) : '');
    return chance(0.5) ? sprinkle(text) : text;
  };
  const noise = () => {
    let text = '';
    for (let count = below(12); count > 0; count--) {
      text += chance(0.8) ? pick([...hidden, '0', 'x', '0x', ':', '/', 'a', ' ']) : String.fromCharCode(below(0xffff));
    }
    return text;
  };
  return () => {
    let text = chance(0.1) ? noise() : '';
    for (let count = chance(0.7) ? 1 : 1 + below(3); count > 0; count--) text += one() + pick(between);
    return chance(0.1) ? text + noise() : text;
  };
}
