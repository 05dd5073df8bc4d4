// @vitest-environment new-document
import { signal } from '@preact/signals';
import { createRef } from 'preact';
import { expect, test } from 'vitest';
import type { Suggestions } from '../../../../src/views/popup/create-suggestions.ts';
import type { LookUp } from '../../../../src/views/popup/look-up.ts';
import { LookUpField } from '../../../../src/views/popup/look-up-field.tsx';
import { drawOnPage } from '../on-page.ts';

function draw() {
  const text = signal('');
  const lookUp = {
    text,
    problem: signal(null),
    type: async (typed: string) => {
      text.value = typed;
    },
  } as Partial<LookUp> as LookUp;
  const suggestions = {
    list: signal([]),
    active: signal(null),
    isNotForgotten: signal(false),
    open: () => {},
  } as Partial<Suggestions> as Suggestions;
  const page = drawOnPage(<LookUpField lookUp={lookUp} suggestions={suggestions} box={createRef()} />);
  const field = page.querySelector('input') as HTMLInputElement;
  const drawn = () => new Promise((done) => setTimeout(done, 20));
  return { text, field, drawn, selected: () => [field.selectionStart, field.selectionEnd] };
}

test('what comes into the box by itself is selected, so that the next key takes its place', async () => {
  const { text, field, drawn, selected } = draw();
  field.focus();

  text.value = '0x0123';
  await drawn();

  expect(field.value).toBe('0x0123');
  expect(selected()).toEqual([0, 6]);
});

test('what is typed is not selected: the next letter goes on', async () => {
  const { field, drawn, selected } = draw();
  field.focus();
  field.value = '0x01';
  field.setSelectionRange(4, 4);

  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await drawn();

  expect(selected()).toEqual([4, 4]);
});

test('a box that does not have the focus is left alone', async () => {
  const { text, field, drawn, selected } = draw();

  text.value = '0x0123';
  await drawn();

  expect(field.value).toBe('0x0123');
  expect(selected()).not.toEqual([0, 6]);
});
