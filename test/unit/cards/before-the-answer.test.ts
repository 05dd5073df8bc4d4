import { afterEach, expect, test } from 'vitest';
import { sayWhole, toAskFirst, toPlainValue, toWaiting } from '../../../src/cards/before-answer.ts';
import { languageNames } from '../../../src/i18n/choose-language.ts';
import { speak } from '../../../src/i18n/t.ts';
import type { PlainValue } from '../../../src/references/plain-value.ts';
import { allLanguages } from '../../fuzz/all-languages.ts';
import cases from './before-the-answer.json' with { type: 'json' };
import { about } from './build-models.ts';

const address = 'https://api.example.org:8443/v1';
const reasons = [
  'no-sign',
  'near-key-words',
  'other-label',
  'may-be-hash',
  'unknown-network',
  'gone-unseen',
  'many-asked',
  'hash-setting',
  'address-setting',
] as const;

afterEach(() => speak('en'));

test('a value that may be a private key is asked about first, and nothing was sent', () => {
  const cost = { credits: 20, most: 80 };

  expect(toAskFirst('no-sign', { address, chosen: about.chosen, cost })).toEqual({
    kind: 'ask-first',
    state: { text: 'Not looked up', more: 'nothing was sent' },
    title: 'Is this a transaction?',
    detail: 'This could also be a private key. Look it up only if you know it is a transaction.',
    sends: 'The value and your API key go to api.example.org:8443.',
    cost: '20 credits, up to 80 if it is on another chain.',
    label: 'Look up on Ethereum',
    why:
      'Nothing near it says that it is a transaction, and a hash and a private key look the same. ' +
      'Once sent, it cannot be taken back.',
    chain: expect.objectContaining({ id: 1, name: 'Ethereum' }),
  });
});

test('a question has the text of all its parts in one', () => {
  const asked = toAskFirst('address-setting', { address, cost: { credits: 50, most: 50 } });

  expect(asked.kind === 'ask-first' && sayWhole(asked)).toBe(
    'Your settings ask before looking up addresses. ' +
      'The value and your API key go to api.example.org:8443. 50 credits.',
  );
});

test('a card that a page can read names the usual API, and none that the user chose', () => {
  const sends = (url: string) => JSON.stringify(toAskFirst('no-sign', { address: url, isPublic: true }));

  expect(sends('https://api.blockscout.com')).toContain('your API key go to api.blockscout.com.');
  expect(sends(address)).toContain('go to your API address.');
  expect(sends(address)).not.toContain('example');
});

test('what is not known is not shown: where the value goes, on which chain, what it costs', () => {
  const asked = toAskFirst('no-sign', { address: null });

  expect(asked).toHaveProperty('label', 'Look up');
  for (const part of ['sends', 'cost', 'chain']) expect(asked).not.toHaveProperty(part);
});

test('every reason to ask first has its own words, and all offer to look it up', () => {
  const updates = reasons.map((reason) => toAskFirst(reason, { address: null }));

  expect(new Set(updates.map((update) => JSON.stringify(update))).size).toBe(reasons.length);
  expect(updates).toMatchObject(updates.map(() => ({ kind: 'ask-first', label: 'Look up' })));
});

test.for(languageNames)('a question leaves room for its button: each text has two lines at most: %s', (language) => {
  speak(language, allLanguages[language]);
  // An ideograph is as wide as two letters.
  const wide = /[\u3000-\uffef]/g;
  const unseen = /[\u064b-\u0652\u2066-\u2069]/g;
  const toWidth = (text: string) => text.replace(unseen, '').replace(wide, 'mm').length;
  const about = { address: 'https://api.blockscout.com', cost: { credits: 20, most: 80 } };

  for (const reason of reasons) {
    const asked = toAskFirst(reason, about);
    if (asked.kind !== 'ask-first') throw new Error(asked.kind);
    for (const text of [asked.detail, `${asked.sends} ${asked.cost}`])
      expect(toWidth(text), text).toBeLessThanOrEqual(100);
  }
});

test.for(cases.plainValues as { word: PlainValue; title: string }[])(
  'what is no reference is called what it is: $word',
  ({ word, title }) => {
    expect(toPlainValue(word)).toEqual({
      kind: 'told',
      state: { text: 'Not looked up' },
      title,
      detail: 'This is not a transaction. Nothing was sent.',
    });
  },
);

test('a padded address leads to the address', () => {
  const address = `0x${'ab'.repeat(20)}`;

  expect(toPlainValue({ kind: 'address', address })).toMatchObject({
    title: 'An address padded to 32 bytes',
    lead: { label: 'Look up the address', address },
  });
});

test('a waiting card says where it asks and why there', () => {
  expect(toWaiting(about.chosen)).toMatchObject({
    kind: 'waiting',
    text: 'looking it up…',
    chain: { id: 1, name: 'Ethereum', reason: 'because this link goes to etherscan.io' },
  });
});
