import { isCertain } from '../chains/choose-chain.ts';
import type { ChosenChain } from '../models/chain.ts';
import type { Sites } from '../records/records.ts';

/**
 * Remembers which chain a site's references are on, after an answer: the one that the person chose there, or the one
 * where a guess was found. What a link or the reference itself says tells nothing about the site, and an address
 * is "found" on every chain.
 */
export async function rememberSite(q: {
  sites: Sites;
  host: string;
  chosen: ChosenChain;
  isProof: boolean;
  defaultChainId: number | undefined;
  /** When the lookup began. */
  begunMs: number;
}): Promise<void> {
  const { sites, host, chosen, isProof, defaultChainId, begunMs } = q;
  if (host === '') return;
  const chainId = chosen.chain.id;
  const isChosen = chosen.reason.kind === 'chosen';
  if (!isChosen && (!isProof || isCertain(chosen))) return;
  const known = await sites.get(host);
  // What a person chose, only a person changes.
  if (known?.isChosen && !isChosen) return;
  // A site that is on the default chain needs no record of its own.
  if (known ? known.chainId === chainId && known.isChosen === isChosen : !isChosen && chainId === defaultChainId)
    return;
  await sites.set(host, { chainId, isChosen }, begunMs);
}
