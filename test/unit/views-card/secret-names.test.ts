import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withSecretNames } from '../../../src/views/card/secret-names.ts';

const sheets = ['card/card', 'card/frame', 'card/host', 'card/stages', 'card/left-behind', 'theme/tokens'];
const css = sheets.map((name) => readFileSync(`src/views/${name}.css`, 'utf8')).join('');

test('no page can know what the tokens of a card are called', () => {
  const styles = withSecretNames(css);
  const used = [...new Set(styles.match(/(?<=var\()--[\w-]+/g))];

  expect(used.length).toBeGreaterThan(20);
  expect(styles).not.toContain('--hl-');
  expect(used.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
  expect(styles.replaceAll(/--[\d-]+-(?=[a-z])/g, '--hl-')).toBe(css);
});
