import type { Words } from '../words.ts';

export const nftMoves: Words['nftMoves'] = {
  minted: 'Acuñado',
  burnt: 'Quemado',
  announced: 'Anunciado',
  transferred: 'Transferido',

  heldBy: (who: string) => `En manos de ${who} desde su última transferencia`,
  heldByWhenAsked: (who: string, asked: string) => `En manos de ${who} desde su última transferencia ${asked}`,
  nobodyAnyMore: 'Quemado: ya no lo tiene nadie',
  nobodyYet: 'Anunciado, pero aún no lo tiene nadie',
  lastMinted: (who: string) => `Última acuñación para ${who}; puede que otros también tengan`,
  lastMoved: (who: string) => `Última transferencia a ${who}; puede que otros también tengan`,
  someBurnt: 'En la última transferencia se quemaron algunos; puede que otros tengan',
  lastAnnounced: 'Anunciado en la última transferencia; puede que alguien tenga',
};
