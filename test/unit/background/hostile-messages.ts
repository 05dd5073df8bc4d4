import type { Sender } from '../../../src/messaging/message-router.ts';
import type { Protocol, QuestionName } from '../../../src/messaging/protocol.ts';
import { hashLike } from '../hash-like.ts';

// A compromised page can send whatever our content script can, but the browser's description of the sender stays true.

/** The keys that must never leak. */
export const apiKey = 'proapi_Nobody+May=Know/This';
export const secretKey = 'hush-hush-of-the-owner';

/** The extension's id and base URL in these tests. */
export const own = { id: 'test-extension-id', baseUrl: 'chrome-extension://test-extension-id/' };
export const ownPage: Sender = { id: own.id, url: `${own.baseUrl}options.html` };
const place: Sender = { id: own.id, tab: { id: 7, windowId: 1, incognito: false }, frameId: 0 };

/** Everything the browser can truthfully report about a page, including misleading addresses. */
export const senders: [where: string, sender: Sender][] = [
  ['a page', { ...place, url: 'https://page.example/', origin: 'https://page.example' }],
  ['a private page', { ...place, url: 'https://page.example/', tab: { id: 8, windowId: 2, incognito: true } }],
  ['a frame without an address', { ...place, url: 'about:srcdoc', origin: 'https://page.example', frameId: 3 }],
  ['an unnamed frame', place],
  ['a page with our address in its own', { ...place, url: `https://page.example/?${own.baseUrl}options.html` }],
  ['a page with our name as its user', { ...place, url: `https://${own.baseUrl.slice(19)}@page.example/` }],
  ['a page of another extension', { ...place, url: 'chrome-extension://test-extension-id.evil/options.html' }],
  ['a page whose address begins almost as ours', { ...place, url: 'chrome-extension://test-extension-ide/' }],
  ['a blob of ours', { ...place, url: `blob:${own.baseUrl}options.html`, origin: own.baseUrl.slice(0, -1) }],
  ['a page with a blank before our address', { ...place, url: ` ${own.baseUrl}options.html` }],
];

/** The values that these tests ask about. */
export const address = `0x${'ab'.repeat(20)}`;
export const hash = hashLike('cd');
export const reference = { kind: 'address', address } as const;
export const context = { written: address, pageHost: 'page.example', before: '', after: '' };
const named = { name: 'Ours', note: '' };

/** For each question, a valid request and what a page may get for it. Every new message must be added here. */
export const decisions: {
  [N in QuestionName]: { request: Protocol[N]['request']; gets: 'nothing' | 'null' | 'words' | 'drawing' };
} = {
  saveCredentials: { request: { apiKey }, gets: 'nothing' },
  saveGuarded: {
    request: { apiAddress: 'https://api.blockscout.com', checkEvery: 60, snoozedUntil: 0 },
    gets: 'nothing',
  },
  heldPreferences: { request: {}, gets: 'nothing' },
  credentialsStatus: { request: {}, gets: 'nothing' },
  checkApiKey: { request: {}, gets: 'nothing' },
  chainFor: { request: { reference, context }, gets: 'nothing' },
  balancePage: { request: { chainId: 1, address, next: null }, gets: 'nothing' },
  transfersPage: { request: { chainId: 1, contract: address, tokenId: '7', next: null }, gets: 'nothing' },
  nftPicture: { request: { chainId: 1, contract: address, tokenId: '7', hash }, gets: 'nothing' },
  heldUntil: { request: {}, gets: 'nothing' },
  stopPages: { request: {}, gets: 'nothing' },
  allowance: { request: {}, gets: 'nothing' },
  keptSize: { request: {}, gets: 'nothing' },
  forgetAnswers: { request: {}, gets: 'nothing' },
  watchedList: { request: {}, gets: 'nothing' },
  saveWatched: { request: { address, ...named }, gets: 'nothing' },
  removeWatched: { request: { address }, gets: 'nothing' },
  saveWatchedTransaction: { request: { hash, chainId: 1, ...named }, gets: 'nothing' },
  removeWatchedTransaction: { request: { hash }, gets: 'nothing' },
  importWatched: { request: { addresses: [], transactions: [], replaces: true }, gets: 'nothing' },
  undoImport: { request: { imported: [] }, gets: 'nothing' },
  watchedChecks: { request: {}, gets: 'nothing' },
  watchedNews: { request: {}, gets: 'nothing' },
  seenWatched: { request: { about: [address] }, gets: 'nothing' },
  watchedAlike: { request: { address, chainId: 1 }, gets: 'nothing' },
  earlierLookups: { request: { address }, gets: 'nothing' },
  recents: { request: {}, gets: 'nothing' },
  noteRecent: { request: { reference, chainId: 1 }, gets: 'nothing' },
  removeRecent: { request: { reference, chainId: 1 }, gets: 'nothing' },
  forgetRecents: { request: {}, gets: 'nothing' },
  takeOpened: { request: { id: 'panel-1' }, gets: 'nothing' },
  // These open our own pages or change the badge of the sender's tab, and return nothing to the sender.
  openOptions: { request: {}, gets: 'null' },
  openPopupPage: { request: { reference, chainId: 1 }, gets: 'null' },
  addKey: { request: { reference, chainId: 1 }, gets: 'null' },
  openWatched: { request: { address }, gets: 'null' },
  noteUnseen: { request: {}, gets: 'null' },
  // Does what a button in a card does, a few times a minute at most, and returns a text about it.
  changeFromCard: { request: { watch: { address } }, gets: 'words' },
  countReferences: { request: { count: 3 }, gets: 'null' },
  // Returns nothing that was not in the question.
  drawPinnedCards: {
    request: {
      cards: [{ name: address, kind: 'address', inside: [{ type: 'p', props: { children: ['x'] } }] }],
      first: 0,
      shown: 1,
    },
    gets: 'drawing',
  },
};
export const names = Object.keys(decisions) as QuestionName[];

/** Returns the valid request and every malformed variant. Forged fields claim to come from a page of `us`. */
export function toMessages(name: string, right: object, us = own): unknown[] {
  const url = `${us.baseUrl}options.html`;
  const forged = { url, origin: us.baseUrl, sender: { id: us.id, url }, from: 'own-pages', isPrivate: true };
  const polluted = JSON.parse(
    `{"__proto__":${JSON.stringify(forged)},"constructor":{"prototype":{"from":"anywhere"}}}`,
  );
  const requests = [
    right,
    { ...right, ...forged },
    Object.assign(Object.create(forged), right),
    Object.assign(polluted, right),
    { ...right, apiKey: '', secretKey: '' },
    ...Object.keys(right).flatMap((field) =>
      [undefined, null, [], {}, -1, '', `${field}${us.baseUrl}`].map((value) => ({ ...right, [field]: value })),
    ),
    ...[undefined, null, 0, true, '', 'x', [], [right], { length: 1e9 }],
  ];
  return [
    ...requests.map((request) => ({ name, request })),
    { name, request: right, ...forged },
    { ...forged, __proto__: { name, request: right } },
    { name: [name], request: right },
    { name: { toString: () => name }, request: right },
    { name },
  ];
}
