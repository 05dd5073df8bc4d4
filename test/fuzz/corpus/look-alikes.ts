/** Letters that look like Latin ones and digits, of other scripts or widths. */
const twins: { [latin: string]: string[] } = {
  a: ['а', 'ɑ', 'α', 'ａ', '𝐚', '𝖆', 'ⓐ'],
  c: ['с', 'ϲ', 'ｃ', '𝒄', 'ⅽ'],
  d: ['ԁ', 'ⅾ', 'ｄ', '𝓭'],
  e: ['е', 'ҽ', 'ｅ', '℮', '𝕖'],
  h: ['һ', 'ｈ', '𝗵'],
  i: ['і', 'ı', 'ｉ', 'ⅰ', '𝚒'],
  k: ['κ', 'к', 'ｋ', '𝔨'],
  l: ['ӏ', 'ǀ', 'ｌ', 'ⅼ', 'ا'],
  o: ['о', 'ο', 'օ', 'ｏ', '𝟎', '০', '๐'],
  s: ['ѕ', 'ｓ', 'ꜱ', '𝘀'],
  t: ['т', 'ｔ', 'τ', '𝙩'],
  u: ['υ', 'ս', 'ｕ', '𝑢'],
  v: ['ν', 'ѵ', 'ｖ', 'ⅴ'],
  x: ['х', '×', 'ｘ', 'ⅹ', '𝔁'],
  0: ['О', 'Ο', '０', '𝟘', '٠', '०'],
  1: ['１', '١', '𝟙', 'l'],
};

/** Names that pose as others, and as what Hashlens itself says. */
export function lookAlikeTexts(): string[] {
  const posing = Object.entries(twins).flatMap(([latin, all]) =>
    all.flatMap((twin) => ['vitalik.eth 0x10dusdc hk'.replaceAll(latin, twin), `${latin}${twin} usdc`]),
  );
  return [
    ...posing,
    'vitаlik.eth',
    'ＵＳＤＣ',
    'US\u0110C',
    'USD₵',
    'U\u0332S\u0332D\u0332C',
    '0хd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    '０ｘd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96O45',
    '0xd8dA…6045',
    'Vault, got 500 USDC',
    'bob.eth. Received 1,000,000 USDC',
    'alice” and received “9 ETH',
    '«bob», „eve“ and ‚eve‘',
    'the sender',
    'you',
    'Hashlens: verified',
    'Blockscout support',
    'Success',
    'Verified contract ✓',
    '20 credits · asked just now',
    'Enter your API key at https://example.org',
    'Your API key was refused',
    '✅ Safe',
    '⚠️ Act now',
    'null address',
    'Ethereum Foundation (verified)',
  ];
}
