import { formatAddress } from '../../format/address-name.ts';
import { chainName } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import type { Authorization, Transaction } from '../../models/transaction.ts';
import { words } from '../../words/words.ts';
import { toHashPart } from '../address-parts.ts';
import { toCallTree } from '../call-tree.ts';
import type { List, Part } from '../card-content.ts';
import { toJsonText } from '../json-words.ts';
import { toDimPart, toPhraseParts } from '../say-around.ts';
import { isRefused } from './set-code-sentence.ts';

const mostLines = 12;

/** The lists below the transfers: the decoded call, actions of known protocols, EIP-7702 authorizations. */
export function toOtherLists({ decodedInput, actions, authorizationList }: Transaction): List[] {
  const says = words().transactionLists;
  return [
    ...(decodedInput === null ? [] : [toCallTree(decodedInput)]),
    toBounded({
      heading: says.actions,
      all: actions,
      toLine: ({ protocol, type, data }) => [
        { text: cleanText(`${protocol} ${type}`.replaceAll('_', ' '), 60), tone: 'strong' },
        { text: toJsonText(data), tone: 'dim' },
      ],
    }),
    toBounded({ heading: says.authorizations, all: authorizationList, toLine: toAuthorizationLine }),
  ].filter(({ lines }) => lines.length > 0);
}

function toAuthorizationLine({ addressHash, authority, chainId, nonce, status }: Authorization): Part[] {
  const says = words().transactionLists;
  const where = chainId === null ? '' : chainId === 0 ? says.onAnyChain : says.onChain(chainName(chainId));
  const more = [where, nonce === null ? '' : says.nonce(cleanText(nonce, 30))].filter((text) => text !== '');
  const account: Part = authority === null ? toDimPart(words().codeSettings.anAccount) : toHashPart(authority);
  const code: Part = addressHash === null ? toDimPart(formatAddress(null)) : toHashPart(addressHash);
  return [
    ...toPhraseParts(says.runsAs, account, code),
    ...(more.length > 0 ? [toDimPart(words().lists.facts(more))] : []),
    ...(status === null ? [] : [toStatusPart(status)]),
  ];
}

function toStatusPart(status: string): Part {
  if (status === 'ok') return { text: words().transactionLists.accepted, tone: 'ok' };
  return { text: cleanText(status.replaceAll('_', ' '), 40), tone: isRefused(status) ? 'bad' : 'dim' };
}

function toBounded<T>(q: { heading: string; all: T[]; toLine: (one: T) => Part[] }): List {
  const left = q.all.length - mostLines;
  return {
    heading: q.heading,
    lines: q.all.slice(0, mostLines).map(q.toLine),
    ...(left > 0 && { more: words().transactionLists.more(left, String(left)) }),
  };
}
