// The verbs of our sentences: a name that holds one could go on where we stopped.
const verbs =
  'added|allowed|approved|borrowed|bought|bridged|burnt|burned|called|carries|collected|created|dropped|exchanged|failed|gave|got|included|liquidated|minted|moved|paid|posted|received|removed|repaid|sent|set|sold|supplied|swapped|took|unwrapped|withdrew|wrapped';

/** The words that sentences about transactions are made of. No foreign name may hold one and stand in them unmarked. */
export const ourWords = {
  // What joins two things, and what is done with them.
  joining: new RegExp(String.raw`\b(?:and|by|for|from|to|towards|with|${verbs})\b`, 'i'),
  // What we call somebody ourselves, at the beginning of a name.
  naming: /^(?:the|an?|itself|you|yours?|yourself|nobody|unknown|zero address|invalid name)\b/i,
};
