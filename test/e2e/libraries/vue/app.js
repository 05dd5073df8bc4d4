import { createSSRApp, h, ref } from 'vue';

/** Two views of the same page, one after the other. */
export const createApp = (views) =>
  createSSRApp({
    setup() {
      const at = ref(0);
      const show = () => {
        at.value = 1;
      };
      return () => {
        const { hash, address, rows } = views[at.value];
        return h('main', [
          h('p', { id: 'sentence' }, ['Transaction ', hash, ' was sent by ', h('b', address), '.']),
          h('button', { id: 'next', type: 'button', onClick: show }, 'Next'),
          h(
            'ul',
            rows.map((row) => h('li', { key: row }, row)),
          ),
        ]);
      };
    },
  });
