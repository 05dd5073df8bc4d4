/** How texts are put side by side, and what is said of those that are left out. */
export const lists = {
  // Facts of one thing, each a few words: "name tag, order 9".
  facts: (all: string[]) => all.join(', '),
};
