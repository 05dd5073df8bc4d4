import { afterEach, expect, test } from 'vitest';
import { keepListening } from '../../../src/content/start-content.ts';

// @vitest-environment new-document
let life = new AbortController();
afterEach(() => life.abort());

function start() {
  life = new AbortController();
  const turns: AbortSignal[] = [];
  keepListening(document, life.signal, (signal) => turns.push(signal));
  return turns;
}

// Replaces the document's content as document.open() and document.write() do.
async function rewrite() {
  const html = document.documentElement;
  html.remove();
  document.append(html);
  await new Promise((resolve) => setTimeout(resolve));
}

test('listens at once, and not again because of what changes in the page', async () => {
  const turns = start();

  document.body.append('more');
  await new Promise((resolve) => setTimeout(resolve));

  expect(turns.map(({ aborted }) => aborted)).toEqual([false]);
});

test('listens again when the page has rewritten itself, and ends the turn before', async () => {
  const turns = start();

  await rewrite();

  expect(turns.map(({ aborted }) => aborted)).toEqual([true, false]);
});

test('ends with its signal', async () => {
  const turns = start();

  life.abort();
  await rewrite();

  expect(turns.map(({ aborted }) => aborted)).toEqual([true]);
});
