import { chainName } from '../../format/chain-words.ts';
import { cleanText } from '../../format/clean-text.ts';
import type { Authorization, Transaction } from '../../models/transaction.ts';
import { toHashPart } from '../address-parts.ts';
import { toCallTree } from '../call-tree.ts';
import type { List, Part } from '../card-content.ts';
import { toJsonText } from '../json-words.ts';
import { isRefused } from './set-code-sentence.ts';

const mostLines = 12;

/** The lists below the transfers: the decoded call, actions of known protocols, EIP-7702 authorizations. */
export function toOtherLists({ decodedInput, actions, authorizationList }: Transaction): List[] {
  return [
    ...(decodedInput === null ? [] : [toCallTree(decodedInput)]),
    toBounded({
      heading: 'Actions',
      all: actions,
      toLine: ({ protocol, type, data }) => [
        { text: cleanText(`${protocol} ${type}`.replaceAll('_', ' '), 60), tone: 'strong' },
        { text: toJsonText(data), tone: 'dim' },
      ],
    }),
    toBounded({ heading: 'Authorizations to set code', all: authorizationList, toLine: toAuthorizationLine }),
  ].filter(({ lines }) => lines.length > 0);
}

function toAuthorizationLine({ addressHash, authority, chainId, nonce, status }: Authorization): Part[] {
  const where = chainId === null ? '' : chainId === 0 ? 'on any chain' : `on ${chainName(chainId)}`;
  const more = [where, ...(nonce === null ? [] : [`nonce ${cleanText(nonce, 30)}`])].filter((text) => text !== '');
  return [
    ...(authority === null ? [{ text: 'an account', tone: 'dim' } as const] : [toHashPart(authority)]),
    { text: 'runs as', tone: 'dim' },
    addressHash === null ? { text: 'an unknown address', tone: 'dim' } : toHashPart(addressHash),
    ...(more.length > 0 ? [{ text: more.join(', '), tone: 'dim' } as const] : []),
    ...(status === null ? [] : [toStatusPart(status)]),
  ];
}

function toStatusPart(status: string): Part {
  if (status === 'ok') return { text: 'accepted', tone: 'ok' };
  return { text: cleanText(status.replaceAll('_', ' '), 40), tone: isRefused(status) ? 'bad' : 'dim' };
}

function toBounded<T>(q: { heading: string; all: T[]; toLine: (one: T) => Part[] }): List {
  const left = q.all.length - mostLines;
  return {
    heading: q.heading,
    lines: q.all.slice(0, mostLines).map(q.toLine),
    ...(left > 0 && { more: `and ${left} more` }),
  };
}
