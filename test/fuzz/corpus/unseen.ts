const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** Characters that change the direction of text. */
const turning = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069';

/** Invisible characters: joiners, fillers, selectors, tags, old format characters, controls. */
const hiding = [
  ...'\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u200b\u200c\u200d\u2060\u2061\u2062\u2063\u2064',
  ...'\u2065\u206a\u206b\u206c\u206d\u206e\u206f\u2800\u3164\ufe00\ufe0f\ufeff\uffa0\ufff0\ufff9\ufffa\ufffb',
  '\u{1bca0}',
  '\u{1d173}',
  '\u{e0001}',
  '\u{e0041}',
  '\u{e007f}',
  '\u{e0100}',
  '\u{e01ef}',
];
const controls = Array.from({ length: 0x21 }, (_, at) => String.fromCharCode(at < 0x20 ? at : 0x7f));
const laterControls = Array.from({ length: 0x20 }, (_, at) => String.fromCharCode(0x80 + at));

/** Returns texts with characters that reorder, hide or end the text around them. */
export function unseenTexts(): string[] {
  return [
    ...[...turning].flatMap((mark) => [
      `${mark}USD Coin`,
      `Sent 1 ETH to ${mark}bob.eth`,
      `${address.slice(0, 20)}${mark}${address.slice(20)}`,
      `${mark.repeat(300)}end`,
    ]),
    ...hiding.flatMap((mark) => [`US${mark}DC`, `${mark}${address}`]),
    ...controls.map((mark) => `Tether${mark}USD`),
    ...laterControls.map((mark) => `Wrapped${mark}Ether`),
    'invoice\u202efdp.exe',
    '\u2067\u2066\u202e\u202dnested\u202c\u202c\u2069\u2069',
    '\u2069\u2069\u2069out of every isolate',
    '\u2068never closed',
    '\u202e\u202d'.repeat(200),
    '\u001b[2J\u001b[31mred\u001b[0m',
    '\u001b]8;;https://example.org\u0007link\u001b]8;;\u0007',
    'line\u2028separator\u2029paragraph',
    'a\r\nb\n\rc\u0085d\u000be\u000cf',
    '\u{e0068}\u{e0069}\u{e0064}\u{e0065} tag letters',
    'שלום \u202a0x12\u202c עולם',
    'مرحبا ١٢٣ 0xabc',
    '\u0627\u200d\u0627',
  ];
}
