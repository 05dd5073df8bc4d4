import { formatNumber } from '../format/format-number.ts';
import type { TokenTransfer } from '../models/token.ts';
import type { TokenInstanceReference } from '../references/reference.ts';
import { words } from '../words/words.ts';
import type { CardAbout } from './about.ts';
import type { Warning } from './card-content.ts';
import { toLookAlikeWarnings } from './look-alikes/look-alike-warning.ts';
import { toNameWarnings } from './name-warnings.ts';
import { namesInTransfers } from './names.ts';
import { toReputationWarnings, toScamWarnings } from './scam-warnings.ts';
import { toTokenWarnings } from './token-warnings.ts';
import { isScamToken, movesNothing } from './transaction/suspicious-transfers.ts';

/** What a person should be wary of in an NFT and its transfers: scams, look-alikes, transfers of nothing, names. */
export function toInstanceWarnings(
  transfers: TokenTransfer[],
  { chosen, pageAddresses, watched, isPublic, reference }: CardAbout & { reference: TokenInstanceReference },
): Warning[] {
  const said = words().nftWarnings;
  const accounts = transfers.flatMap(({ from, to }) => [from, to]);
  const tokens = transfers.map(({ token }) => token);
  const empty = transfers.filter(movesNothing).length;
  const warnings: Warning[] = [];
  if (transfers.some(isScamToken)) {
    warnings.push({ tone: 'bad', ...said.scam });
  }
  warnings.push(
    ...toScamWarnings(accounts),
    ...toLookAlikeWarnings({
      own: [reference.contract, ...accounts.flatMap((account) => (account === null ? [] : [account.hash]))],
      onPage: pageAddresses,
      watched,
      isPublic,
      chainId: chosen.chain.id,
      among: 'nft',
    }),
  );
  if (empty > 0) {
    warnings.push({ tone: 'wait', title: said.nothingTitle, text: said.nothing(empty, formatNumber(empty)) });
  }
  return [
    ...warnings,
    ...toTokenWarnings(transfers, chosen.chain.id),
    ...toReputationWarnings(accounts, tokens),
    ...toNameWarnings({ names: namesInTransfers(transfers), addresses: accounts }),
  ];
}
