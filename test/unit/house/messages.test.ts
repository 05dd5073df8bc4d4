import { expect, test } from 'vitest';
import { findMessageProblems } from '../../tools/messages.ts';

const english = {
  '@card': 'A card.',
  'card.sent': 'Sent {what} to {to}',
  'card.days': '{count, plural, one {a day} other {{text} days}}',
};
const code = "t('card.sent', { what, to }); t('card.days', { count, text });";

test.for<[string, { [language: string]: { [key: string]: string } }, string, string[]]>([
  ['the same in each', { en: english, de: { 'card.sent': 'An {to}: {what}', 'card.days': '{text} Tage' } }, code, []],
  ['one that a language lacks', { en: english, de: { 'card.sent': 'An {to}: {what}' } }, code, ['de lacks card.days.']],
  [
    'one that English has not',
    { en: { 'card.sent': 'Sent' }, de: { 'card.sent': 'Gesendet', 'card.got': 'Erhalten' } },
    code,
    ['de has card.got, which English has not.'],
  ],
  [
    'one that leaves out a value',
    { en: { 'card.sent': 'Sent {what}' }, de: { 'card.sent': 'Gesendet' } },
    code,
    ['de is given other values in card.sent: '],
  ],
  ['one that is never used', { en: english }, "t('card.sent')", ['Nobody says card.days.']],
  ['a description of none', { en: { ...english, '@page': 'A page.' } }, code, ['@page describes no message.']],
])('messages are compared: %s', ([, catalogs, said, expected]) => {
  expect(findMessageProblems(catalogs, said)).toEqual(expected);
});
