// @vitest-environment new-document
import { afterEach, expect, test } from 'vitest';
import { titlePage } from '../../../../src/views/parts/title-page.ts';
import { en } from '../../../../src/words/en/en.ts';
import { speak } from '../../../../src/words/words.ts';

afterEach(() => speak(en));

test('a page says its title and the language that is spoken', () => {
  speak({ ...en, language: 'de' });

  titlePage(document, 'Einstellungen');

  expect(document.title).toBe('Einstellungen');
  expect(document.documentElement.lang).toBe('de');
});
