import { actions } from './actions.ts';
import { approved } from './approved.ts';
import { approvedNfts } from './approved-nfts.ts';
import { bought } from './bought.ts';
import { bridged } from './bridged.ts';
import type { Cases } from './cast.ts';
import { counterfeits } from './counterfeits.ts';
import { created } from './created.ts';
import { failures } from './failed.ts';
import { fromBelow } from './from-below.ts';
import { kept } from './kept.ts';
import { minted } from './minted.ts';
import { names } from './names.ts';
import { onBehalf } from './on-behalf.ts';
import { sentCoins } from './sent-coins.ts';
import { sentToMany } from './sent-to-many.ts';
import { sentTokens } from './sent-tokens.ts';
import { staked } from './staked.ts';
import { swapped } from './swapped.ts';
import { swappedInside } from './swapped-inside.ts';
import { traps } from './traps.ts';
import { burntAndWrapped } from './wrapped.ts';

/** All cases, by subject. */
export const allCases: { [about: string]: Cases } = {
  'coins sent': sentCoins,
  'tokens sent': sentTokens,
  'sent to many and received': sentToMany,
  swapped,
  'swapped inside a wrapper': swappedInside,
  'bought and sold': bought,
  'what is no trade is not called one': kept,
  'staked, lent, pooled': staked,
  'what the explorer found out by itself': actions,
  minted,
  'burnt and wrapped': burntAndWrapped,
  'approved amounts': approved,
  'approved NFTs': approvedNfts,
  bridged,
  'from below, and blobs': fromBelow,
  'created and delegated': created,
  'on behalf of others': onBehalf,
  'failed, waiting, replaced and unknown': failures,
  'names that pose as something else': names,
  'tokens and transfers that pose': counterfeits,
  'where a simpler rule would lie': traps,
};
