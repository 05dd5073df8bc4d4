/** What happened to an NFT, and who holds it. `who` is a name or a shortened hash. */
export const nftMoves = {
  // The word that a line of the history begins with.
  minted: 'Minted',
  burnt: 'Burnt',
  // It was made known, but nobody got it.
  announced: 'Announced',
  transferred: 'Transferred',

  heldBy: (who: string) => `Held by ${who} as of its last transfer`,
  // `asked` is "when asked (3 days ago)".
  heldByWhenAsked: (who: string, asked: string) => `Held by ${who} as of its last transfer ${asked}`,
  nobodyAnyMore: 'Burnt: nobody holds it any more',
  nobodyYet: 'Announced, but nobody holds it yet',
  // Of one NFT there may be many pieces, with a holder each.
  lastMinted: (who: string) => `Last minted to ${who}; others may hold some too`,
  lastMoved: (who: string) => `Last moved to ${who}; others may hold some too`,
  someBurnt: 'Some were burnt in the last transfer; others may hold some',
  lastAnnounced: 'Announced in the last transfer; somebody may hold some',
};
