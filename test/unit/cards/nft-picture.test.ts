import { expect, test } from 'vitest';
import { toNftPicture } from '../../../src/cards/nft-picture.ts';
import type { TokenInstance } from '../../../src/models/token.ts';
import { transferAt } from '../views/popup/samples.ts';

const bare: TokenInstance = {
  id: '1',
  isUnique: null,
  animationUrl: null,
  externalAppUrl: null,
  imageUrl: null,
  mediaUrl: null,
  mediaType: null,
  metadata: null,
  owner: null,
  thumbnails: null,
  token: null,
  tokenType: null,
  value: null,
  extra: {},
};
const transfer = (over: Partial<TokenInstance>) =>
  transferAt(1, { total: { tokenId: '1', value: null, decimals: null, tokenInstance: { ...bare, ...over } } });
const thumbnails = { original: null, '250x250': null, '500x500': null, '60x60': null };

test.for<[string, Partial<TokenInstance>, string | null]>([
  ['its picture', { imageUrl: 'https://a.example/1.png' }, 'https://a.example/1.png'],
  [
    'a small form of it before the whole',
    { imageUrl: 'https://a.example/1.png', thumbnails: { ...thumbnails, '500x500': 'https://b.example/5.png' } },
    'https://b.example/5.png',
  ],
  [
    'its medium where that is a picture',
    { mediaUrl: 'https://a.example/m', mediaType: 'image/webp' },
    'https://a.example/m',
  ],
  ['no medium of another kind', { mediaUrl: 'https://a.example/m', mediaType: 'video/mp4' }, null],
  ['nothing without encryption', { imageUrl: 'http://a.example/1.png' }, null],
  ['nothing of other places', { imageUrl: 'ipfs://Qm123/1.png' }, null],
  ['nothing in itself', { imageUrl: 'data:image/svg+xml,<svg onload="alert(1)"/>' }, null],
  ['no script', { imageUrl: 'javascript:alert(1)' }, null],
  ['nothing with a name or password', { imageUrl: 'https://api.blockscout.com@evil.example/' }, null],
  ['nothing endless', { imageUrl: `https://a.example/${'x'.repeat(5000)}` }, null],
  ['no document', { imageUrl: 'https://a.example/1.SVG?x=.png' }, null],
  ['nothing broken', { imageUrl: 'https://' }, null],
])('takes %s', ([, over, url]) => {
  expect(toNftPicture([transfer(over)])?.url ?? null).toBe(url);
});

test('takes the first that can be had, and names its host as it really is', () => {
  const transfers = [
    transferAt(2),
    transfer({ imageUrl: 'ipfs://x' }),
    transfer({ imageUrl: 'https://еxample.com/1' }),
  ];

  expect(toNftPicture(transfers)).toEqual({ url: 'https://xn--xample-2of.com/1', host: 'xn--xample-2of.com' });
  expect(toNftPicture([])).toBeNull();
});
