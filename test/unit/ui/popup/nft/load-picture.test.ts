import { expect, test } from 'vitest';
import { loadPicture } from '../../../../../src/ui/popup/nft/load-picture.ts';

const url = 'https://pictures.example/1.png';
const dots = new Uint8Array([1, 2, 3]);

function reply(body: BodyInit | null, init: ResponseInit = {}) {
  const asked: [unknown, RequestInit | undefined][] = [];
  const fetchPicture: typeof fetch = async (input, options) => {
    asked.push([input, options]);
    return new Response(body, { headers: { 'content-type': 'image/png' }, ...init });
  };
  return { asked, fetchPicture };
}

test('a picture comes as an address of our own, and is asked for without saying who asks', async () => {
  const { asked, fetchPicture } = reply(dots);

  const { own = '' } = (await loadPicture(url, fetchPicture)) ?? {};

  expect(own).toMatch(/^blob:/);
  expect(new Uint8Array(await (await fetch(own)).arrayBuffer())).toEqual(dots);
  expect(asked).toEqual([[url, expect.objectContaining({ credentials: 'omit', referrerPolicy: 'no-referrer' })]]);
  URL.revokeObjectURL(own);
});

test('no other host is asked, whatever the one that was named says', async () => {
  const { asked, fetchPicture } = reply(dots);

  await loadPicture(url, fetchPicture);

  expect(asked.map(([, options]) => options?.redirect)).toEqual(['error']);
});

test.for<[string, BodyInit | null, ResponseInit]>([
  ['is gone', dots, { status: 404 }],
  ['is a document', '<svg/>', { headers: { 'content-type': 'image/svg+xml' } }],
  ['is a page', '<p>', { headers: { 'content-type': 'text/html' } }],
  ['has no type', dots, { headers: {} }],
  ['is too large', new Uint8Array(10_000_001), {}],
])('what %s is not a picture', async ([, body, init]) => {
  expect(await loadPicture(url, reply(body, init).fetchPicture)).toBe(null);
});

test('without a connection there is no picture', async () => {
  const fetchPicture = () => Promise.reject(new TypeError('Failed to fetch'));

  expect(await loadPicture(url, fetchPicture)).toBe(null);
});
