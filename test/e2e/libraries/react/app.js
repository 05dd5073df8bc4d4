import { createElement as h, useState } from 'react';

/** Two views of the same page, one after the other. */
export function App({ views }) {
  const [at, setAt] = useState(0);
  const { hash, address, rows } = views[at];
  return h(
    'main',
    null,
    h('p', { id: 'sentence' }, 'Transaction ', hash, ' was sent by ', h('b', null, address), '.'),
    h('button', { id: 'next', type: 'button', onClick: () => setAt(1) }, 'Next'),
    h(
      'ul',
      null,
      rows.map((row) => h('li', { key: row }, row)),
    ),
  );
}
