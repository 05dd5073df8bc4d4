import type { Words } from '../words.ts';

export const nftMoves: Words['nftMoves'] = {
  minted: 'Geprägt',
  burnt: 'Verbrannt',
  announced: 'Angekündigt',
  transferred: 'Übertragen',

  heldBy: (who) => `Im Besitz von ${who} laut letztem Transfer`,
  heldByWhenAsked: (who, asked) => `Im Besitz von ${who} laut letztem Transfer ${asked}`,
  nobodyAnyMore: 'Verbrannt: niemand besitzt es mehr',
  nobodyYet: 'Angekündigt, aber noch besitzt es niemand',
  lastMinted: (who) => `Zuletzt für ${who} geprägt; andere können auch welche besitzen`,
  lastMoved: (who) => `Zuletzt an ${who} übertragen; andere können auch welche besitzen`,
  someBurnt: 'Einige wurden im letzten Transfer verbrannt; andere können welche besitzen',
  lastAnnounced: 'Im letzten Transfer angekündigt; jemand kann welche besitzen',
};
