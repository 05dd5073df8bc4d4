import { expect, test } from 'vitest';
import { isPrivateWindow } from '../../../../src/views/parts/is-private-window.ts';

const yes = () => true;
const no = async () => false;
const silent = () => undefined;
const throws = (): boolean => {
  throw new TypeError('browser.windows is undefined');
};
const rejects = () => Promise.reject(new Error('No window'));

test.for<[string, Parameters<typeof isPrivateWindow>[0], boolean]>([
  ['one way says so', [no, yes], true],
  ['one way says so and another fails', [yes, rejects], true],
  ['all say no', [no, () => false], false],
  ['one says no and another fails', [throws, no], false],
  ['nobody says anything', [throws, rejects, silent], true],
])('%s', async ([, ways, expected]) => {
  expect(await isPrivateWindow(ways)).toBe(expected);
});
