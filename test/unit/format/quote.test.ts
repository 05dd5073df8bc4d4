import { expect, test } from 'vitest';
import { namesSite, quote } from '../../../src/format/quote.ts';

test.for<[string, string]>([
  ['metamask-help.com', 'metamask-help[.]com'],
  ['metamask-help.ｃｏｍ', 'metamask-help[.]ｃｏｍ'],
  ['ｍｅｔａｍａｓｋ．ｃｏｍ', 'ｍｅｔａｍａｓｋ[．]ｃｏｍ'],
  ['metamask-help.cоm', 'metamask-help[.]cоm'],
  ['metamask-help . com', 'metamask-help [.] com'],
  ['metamask-help。com', 'metamask-help[。]com'],
  ['🎁.com', '🎁[.]com'],
  ['Verify at 1.2.3.4:80/a', 'Verify at 1[.]2[.]3[.]4:80/a'],
  ['https://evil.example/a', 'https[:]//evil.example/a'],
  ['evil.xn--p1ai', 'evil[.]xn--p1ai'],
  ['Verify at １.２.３.４.', 'Verify at １[.]２[.]３[.]４.'],
  ['metamask-help .com', 'metamask-help [.]com'],
  ['Router v2.1', 'Router v2.1'],
  ['Version 1.2.3', 'Version 1.2.3'],
  ['Not enough. Try again', 'Not enough. Try again'],
  ['3.14', '3.14'],
  ['1.2.3.4.5', '1.2.3.4.5'],
  ['a ”b” c', 'a ’b’ c'],
  ['a’’ (0xA0b8…eB48) to ‘‘b', 'a’ (0xA0b8…eB48) to ’b'],
  ["Bob's ''x''", "Bob's ’x’"],
  ['aˮ ʺb״ ″c‶ ⟪d⟫ ≪e≫ ⌈f⌋ 🙶g🙷', 'a’ ’b’ ’c’ ’d’ ’e’ ’f’ ’g’'],
  ['evil.ⓒⓞⓜ', 'evil[.]ⓒⓞⓜ'],
  ['evil.🄲🄾🄼', 'evil[.]🄲🄾🄼'],
])('“%s” is quoted as “%s”', ([text, quoted]) => {
  expect(quote(text)).toBe(`“${quoted}”`);
});

test.for([
  'usdc-claim.com',
  'ＵＳＤＣ-ｃｌａｉｍ.ｃｏｍ',
  'usdc-claim.cоm',
  'usdc-claim dot com',
  'usdc-claim (dot) com',
  'usdc-claim [dot]xyz',
  'usdc-claim,com',
  'usdc-claim•com',
  'Visit usdc-claim com',
  'Visit usdc-claim com/usdc',
  'claim . xyz',
  'Claim at 1.2.3.4/usdc',
  'Claim at 1.2.3.4:8080',
  '5,000 USDC, telegram @usdcclaim',
  'Telegram: @usdcclaim',
  'hxxps://claim',
  ...[...'‧∙⸱ꓸ𐩐܁٠۔।🟢'].map((dot) => `usdc-claim${dot}com`),
  'usdc-claim・com',
  'usdc-claim. com',
  'usdc-claim-dot-com',
  'usdc-claim*dot*com',
  'u s d c . c o m',
  '@usdcclaim on Telegram',
  'Telegram support: @usdcclaim',
  'WhatsApp +1 555 123 4567',
  'join discord gg usdc',
])('“%s” names a site or whom to write to', (text) => {
  expect(namesSite(text)).toBe(true);
});

test.for([
  'Router v2.1 Beta',
  'Café com leite',
  'Polka dot art',
  'Black dot #7',
  'Art by @beeple',
  'Telegram sticker #4',
  'Vault 1.2.3.4',
  'vitalik.eth',
  'Mr. Nobody',
  'Com Truise',
  'A.I. Art No. 7',
  '5,000 USDC',
  'Io, moon of Jupiter',
  'A B C',
  'Wow. Comrades',
  'Black-dot art',
  'Discord #7',
  'TG 2000',
])('“%s” names none', (text) => {
  expect(namesSite(text)).toBe(false);
});
