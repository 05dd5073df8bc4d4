import { expect, test } from 'vitest';
import { createDice } from '../../../src/api/sample/sample-values.ts';
import { quickenSiblings } from './quick-siblings.ts';

// @vitest-environment new-document
quickenSiblings();

test('every node is between its neighbours, whatever is put in, moved and taken out', () => {
  const { below } = createDice('siblings');
  const root = document.createElement('main');
  root.innerHTML = 'text<b></b><form><select></select></form><!-- --><i>1</i>'.repeat(5);

  for (let step = 0; step < 500; step++) {
    const all = [...root.childNodes];
    const [node, other = null] = [all[below(all.length)], all[below(all.length)]];
    if (node && below(3) === 0) node.remove();
    else root.insertBefore(node && below(2) === 0 ? node : document.createElement('b'), other === node ? null : other);

    const now = [...root.childNodes];
    expect(now.map(({ nextSibling }) => nextSibling)).toEqual([...now.slice(1), null]);
    expect(now.map(({ previousSibling }) => previousSibling)).toEqual([null, ...now.slice(0, -1)].slice(0, now.length));
    if (node && !node.parentNode) expect([node.nextSibling, node.previousSibling]).toEqual([null, null]);
  }
});
