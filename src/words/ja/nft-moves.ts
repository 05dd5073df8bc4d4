import type { Words } from '../words.ts';

export const nftMoves: Words['nftMoves'] = {
  minted: 'ミント',
  burnt: 'バーン',
  announced: '公表',
  transferred: '転送',

  heldBy: (who: string) => `${who} が保有（最後の転送の時点）`,
  heldByWhenAsked: (who: string, asked: string) => `${who} が保有（${asked}での最後の転送による）`,
  nobodyAnyMore: 'バーン済み: 保有者はもういません',
  nobodyYet: '公表済み、保有者はまだいません',
  lastMinted: (who: string) => `最後のミント先は ${who}。ほかにも保有者がいる可能性があります`,
  lastMoved: (who: string) => `最後の移動先は ${who}。ほかにも保有者がいる可能性があります`,
  someBurnt: '最後の転送で一部がバーンされました。ほかに保有者がいる可能性があります',
  lastAnnounced: '最後の転送で公表されました。保有者がいる可能性があります',
};
