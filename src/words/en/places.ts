import { plural } from '../word-data.ts';

/** Where one looks up besides the popup: the box's suggestions, the panel, the menu and the address bar. */
export const places = {
  /** The list under the box, for a screen reader. */
  suggestions: 'Suggestions',
  /** Why something is suggested; stands behind it. */
  from: { recent: 'looked up', watched: 'watched', page: 'on this page', text: 'in your text' },
  found: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} suggestion`, other: `${formatted} suggestions` }),
  /** About recent lookups: the key of the keyboard. */
  deleteRemoves: 'Delete takes one off the list.',
  remove: (name: string) => `Remove ${name}`,
  forgetRecents: 'Forget recent lookups',
  notForgotten: {
    title: 'Your recent lookups are as they were',
    detail: 'Your browser did not change them. Please try again.',
  },
  /** A button of the popup: opens the panel. */
  keepOpen: 'Keep open beside the page',
  /** A tick of the panel. */
  follow: 'Follow the page',
  followHint: 'Shows what you open a card for. Nothing more is sent for it.',
  /** In the browser's own menu, over a selected text or a link. */
  lookUpHere: 'Look up in Hashlens',
  /** In the address bar, after its keyword. */
  addressBar: 'Look up a hash, address, NFT or link in Hashlens',
};
