// @vitest-environment happy-dom
import type { ComponentChildren } from 'preact';
import { expect, test, vi } from 'vitest';
import { drawVnodes } from '../../../src/views/card/draw-vnodes.ts';

function drawInTurn(...stages: ComponentChildren[]) {
  const into = document.createElement('div');
  for (const stage of stages) drawVnodes(into, stage);
  return into;
}

function click(element: Element | null) {
  const event = new MouseEvent('click');
  Object.defineProperty(event, 'isTrusted', { value: true });
  element?.dispatchEvent(event);
}

test('writes a text only when it differs', async () => {
  const into = drawInTurn(<p>same</p>);
  const seen = vi.fn();
  const observer = new MutationObserver(seen);
  observer.observe(into, { subtree: true, characterData: true, childList: true, attributes: true });

  drawVnodes(into, <p>same</p>);
  await Promise.resolve();
  const before = seen.mock.calls.length;
  drawVnodes(into, <p>other</p>);

  expect(before).toBe(0);
  expect(into.textContent).toBe('other');
});

test.for([
  [false, null],
  [null, null],
  [undefined, null],
  [true, 'true'],
] as const)('writes the attribute value %j as %j', ([value, expected]) => {
  const into = drawInTurn(<button type="button" disabled={value as boolean} />);

  expect(into.firstElementChild?.getAttribute('disabled')).toBe(expected);
});

test('writes false where it is a value', () => {
  expect(drawInTurn(<p aria-busy={false} />).firstElementChild?.getAttribute('aria-busy')).toBe('false');
});

test('takes attributes, styles and handlers away that are not drawn any more', () => {
  const onClick = vi.fn();
  const into = drawInTurn(
    <button type="button" title="old" style={{ color: 'red', top: '1px' }} onClick={onClick} />,
    <button type="button" style={{ top: '2px' }} />,
  );
  const button = into.firstElementChild;

  click(button);

  expect(button?.hasAttribute('title')).toBe(false);
  expect(button?.getAttribute('style')).toBe('top: 2px;');
  expect(onClick).not.toHaveBeenCalled();
});

test('calls the handler that was drawn last, once', () => {
  const [old, fresh] = [vi.fn(), vi.fn()];
  const into = drawInTurn(<button type="button" onClick={old} />, <button type="button" onClick={fresh} />);

  click(into.firstElementChild);

  expect([old.mock.calls.length, fresh.mock.calls.length]).toEqual([0, 1]);
});

test('leaves a disclosure as the person left it', () => {
  const into = drawInTurn(
    <details>
      <summary>one</summary>
    </details>,
  );
  into.querySelector('details')?.setAttribute('open', '');

  drawVnodes(
    into,
    <details>
      <summary>two</summary>
    </details>,
  );

  expect(into.querySelector('details')?.hasAttribute('open')).toBe(true);
  expect(into.textContent).toBe('two');
});

test.for([
  ['something comes before it', [<p>kept</p>, <b>end</b>], [<i>new</i>, <p>kept</p>, <b>end</b>]],
  ['something before it goes', [<i>old</i>, 'text', <p>kept</p>], [<p>kept</p>]],
  ['something else comes in its stead', [<i>old</i>, <p>kept</p>], [<b>new</b>, <p>kept</p>]],
  ['text comes and goes around it', ['old', <p>kept</p>, <b>end</b>], [<p>kept</p>, 'new', <b>end</b>]],
] as const)('keeps an element where it is when %s', ([, before, after]) => {
  const into = drawInTurn([...before]);
  const kept = into.querySelector('p');
  const moved = vi.fn();
  const observer = new MutationObserver((records) => moved(records));
  observer.observe(into, { childList: true });

  drawVnodes(into, [...after]);

  const records = observer.takeRecords();
  expect(into.querySelector('p')).toBe(kept);
  expect(records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])).not.toContain(kept);
  expect(into.isEqualNode(drawInTurn([...after]))).toBe(true);
});

test('chooses in a list what is drawn as chosen, also after a person chose otherwise', () => {
  const list = (value: number, ids: number[]) => (
    <select value={value}>
      {ids.map((id) => (
        <option value={id}>{id}</option>
      ))}
    </select>
  );
  const into = drawInTurn(list(2, [1, 2]));
  const select = into.querySelector('select');
  const first = select?.value;
  if (select) select.value = '1';

  drawVnodes(into, list(2, [1, 2]));
  const second = select?.value;
  drawVnodes(into, list(3, [2, 3]));

  expect([first, second, select?.value]).toEqual(['2', '2', '3']);
});
