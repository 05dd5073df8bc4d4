import type { Words } from '../words.ts';

export const nftMoves: Words['nftMoves'] = {
  minted: 'سكّ',
  burnt: 'حرق',
  announced: 'إعلان',
  transferred: 'تحويل',

  heldBy: (who) => `يحمله ${who} حسب آخر تحويل له`,
  heldByWhenAsked: (who, asked) => `يحمله ${who} حسب آخر تحويل له ${asked}`,
  nobodyAnyMore: 'محروق: لم يعد يحمله أحد',
  nobodyYet: 'أُعلن عنه، لكن لا أحد يحمله بعد',
  lastMinted: (who) => `آخر سكّ إلى ${who}، وقد يحمل آخرون بعضه أيضًا`,
  lastMoved: (who) => `آخر نقل إلى ${who}، وقد يحمل آخرون بعضه أيضًا`,
  someBurnt: 'حُرق بعضه في آخر تحويل، وقد يحمل آخرون بعضه',
  lastAnnounced: 'أُعلن عنه في آخر تحويل، وقد يحمل أحدهم بعضه',
};
