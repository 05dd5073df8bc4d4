// @vitest-environment new-document
import { expect, test } from 'vitest';
import { withElements } from '../../../../src/views/popup/with-elements.ts';
import { drawOnPage } from '../on-page.ts';

test.for<[string, (who: string, when: string) => string, string]>([
  ['where the message has them', (who, when) => `from ${who}, ${when}!`, 'from <b>you</b>, <i>now</i>!'],
  ['in another order', (who, when) => `${when}: ${who}`, '<i>now</i>: <b>you</b>'],
  ['alone', (who) => who, '<b>you</b>'],
  ['nowhere', () => 'nothing', 'nothing'],
])('elements stand %s', ([, say, expected]) => {
  const page = drawOnPage(<p>{withElements((who = '', when = '') => say(who, when), <b>you</b>, <i>now</i>)}</p>);

  expect(page.querySelector('p')?.innerHTML).toBe(expected);
});

test('eleven elements keep their places', () => {
  const letters = [...'abcdefghijk'];

  const page = drawOnPage(<p>{withElements((...places) => places.join(', '), ...letters)}</p>);

  expect(page.textContent).toBe(letters.join(', '));
});
