import type { Words } from '../words.ts';

export const nftMoves: Words['nftMoves'] = {
  minted: '铸造',
  burnt: '销毁',
  announced: '公布',
  transferred: '转移',

  heldBy: (who) => `最近一次转移后由 ${who} 持有`,
  heldByWhenAsked: (who, asked) => `${asked}，最近一次转移后由 ${who} 持有`,
  nobodyAnyMore: '已销毁：不再有人持有',
  nobodyYet: '已公布，但尚无人持有',
  lastMinted: (who) => `最近一次铸造给 ${who}；可能还有其他持有者`,
  lastMoved: (who) => `最近一次转移至 ${who}；可能还有其他持有者`,
  someBurnt: '最近一次转移销毁了一部分；可能还有其他持有者',
  lastAnnounced: '在最近一次转移中公布；可能有人持有',
};
