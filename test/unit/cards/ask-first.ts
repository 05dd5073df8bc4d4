import type { CardUpdate } from '../../../src/cards/card-content.ts';

/** The update that asks before a possibly secret value is looked up. Nothing was sent. */
export const askFirst: CardUpdate & { kind: 'ask-first' } = {
  kind: 'ask-first',
  state: { text: 'Not looked up' },
  why: '',
  title: 'Look this up?',
  detail: 'Nothing was sent.',
  label: 'Look up',
};
