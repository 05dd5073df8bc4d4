import {
  type Descriptor,
  type DisplayField,
  type DisplayModel,
  type ExternalDataProvider,
  format,
  isFieldGroup,
} from '@ethereum-sourcify/clear-signing';
import type { Hex } from 'viem';
import { readCoins } from '../cards/transaction/coins.ts';
import { toExecutions } from '../cards/transaction/executions.ts';
import type { ReadFile } from '../i18n/speak-language.ts';
import type { AskedCall, AskedToken, AskedValue } from '../models/asked.ts';
import type { Transaction } from '../models/transaction.ts';
import { findSoundDescriptors } from './find-sound-descriptors.ts';
import { createDescriptors, type DescriptorsOfChain } from './packaged-descriptors.ts';

/** Returns what a transaction asked for, of contracts that have a descriptor. Never rejects. */
export type ReadAskedCalls = (transaction: Transaction, chainId: number) => Promise<AskedCall[]>;

type Call = { from: string; to: string; coins: bigint | null; data: Hex };

// More are not shown, and longer ones are not read.
const mostCalls = 5;
const mostFormatted = 100;
const longestData = 64 * 1024;

/** Creates the reader of what was asked: the transaction's own call, and the calls of accounts and multisigs in it. */
export function createReadAskedCalls(readFile: ReadFile): ReadAskedCalls {
  const openDescriptors = createDescriptors(readFile);
  return async (transaction, chainId) => {
    const calls = toCalls(transaction);
    if (calls.length === 0) return [];
    try {
      const descriptors = await openDescriptors(chainId);
      const known = calls.filter(({ to }) => descriptors.has(to)).slice(0, mostCalls);
      const asked: AskedCall[] = [];
      const shown = new Set<string>();
      for (const call of known) {
        // A descriptor of the outer call may have shown it already.
        if (shown.has(`${call.to} ${call.data}`)) continue;
        const read = await readCall(call, { chainId, descriptors, shown });
        if (read !== null) asked.push(read);
      }
      return asked;
    } catch {
      // A card can do without.
      return [];
    }
  };
}

function toCalls(transaction: Transaction): Call[] {
  const { from: sender, to: receiver, value, rawInput } = transaction;
  const input = rawInput ?? '';
  if (receiver === null || !isData(input)) return [];
  const own: Call = { from: sender.hash, to: receiver.hash, coins: readCoins(value), data: input };
  const inner = (toExecutions(transaction) ?? []).flatMap(({ by, calls }) =>
    (calls ?? []).map((one): Call => ({ from: by, to: one.to, coins: one.coins, data: one.input })),
  );
  return [own, ...inner]
    .filter(({ data }) => isData(data))
    .map(({ from, to, coins, data }) => ({
      coins,
      from: from.toLowerCase(),
      to: to.toLowerCase(),
      data: data.toLowerCase() as Hex,
    }));
}

function isData(input: string): input is Hex {
  return input.length <= longestData && /^0x(?:[\da-f]{2}){4,}$/i.test(input);
}

async function readCall(
  { from, to, coins, data }: Call,
  { chainId, descriptors, shown }: { chainId: number; descriptors: DescriptorsOfChain; shown: Set<string> },
): Promise<AskedCall | null> {
  const sound = await findSoundDescriptors({ to, data }, descriptors);
  if (sound === null) return null;
  const toKey = (address: string) => `eip155:${chainId}:${address}`;
  let count = 0;
  const calldataIndex = Object.fromEntries([...sound.keys()].map((address) => [toKey(address), address]));
  const model = await format(
    { chainId, to, data, from, ...(coins !== null && { value: coins }) },
    {
      externalDataProvider: facts,
      descriptorResolverOptions: {
        type: 'custom',
        resolver: {
          index: { calldataIndex, typedDataIndex: {} },
          // Several pointers may lead to the same inner call, which the library formats each time.
          fetchDescriptor: async (address): Promise<Descriptor> => {
            count += 1;
            if (count > mostFormatted) throw new Error('The call has too many calls in it.');
            return sound.get(address) ?? {};
          },
        },
      },
    },
  );
  return toAskedCall(model, to, shown);
}

const coin = 'coin';
const toUnit = (chainId: number, contract: string) => `eip155:${chainId}/${contract}`;

// The library is given names for what we format ourselves: it then returns smallest units with their token.
const facts: ExternalDataProvider = {
  resolveToken: async (chainId, address) => ({ name: '', symbol: toUnit(chainId, address), decimals: 0 }),
  resolveChainInfo: async (chainId) => ({
    name: String(chainId),
    nativeCurrency: { name: '', symbol: toUnit(chainId, coin), decimals: 0 },
  }),
  resolveNftCollectionName: async (chainId, address) => ({ name: toUnit(chainId, address) }),
};

function toAskedCall(
  { intent, fields = [], metadata }: DisplayModel,
  to: string,
  shown: Set<string>,
): AskedCall | null {
  const said = typeof intent === 'string' ? intent : Object.values(intent ?? {}).join(' ');
  if (said.trim() === '') return null;
  return {
    to,
    owner: metadata?.owner ?? metadata?.contractName ?? null,
    intent: said,
    fields: fields
      .flatMap((field) => (isFieldGroup(field) ? field.fields : [field]))
      .map((field) => ({ label: toLabel(field), value: toValue(field, shown) })),
  };
}

function toLabel({ label, separator }: DisplayField): string {
  return separator === undefined ? label : `${separator} ${label}`;
}

function toValue(field: DisplayField, shown: Set<string>): AskedValue {
  const { value, format: kind, rawAddress, embeddedCalldata } = field;
  if (embeddedCalldata !== undefined) {
    const to = (embeddedCalldata.callee ?? '').toLowerCase();
    const call = toAskedCall(embeddedCalldata.display, to, shown);
    if (call !== null) shown.add(`${to} ${value}`);
    return call === null ? { kind: 'raw', text: value } : { kind: 'call', call };
  }
  if (rawAddress !== undefined)
    return { kind: 'address', hash: rawAddress.toLowerCase(), isSender: value === 'Sender' };
  return readFormatted(field) ?? readPlain(kind, field);
}

// An amount of 78 digits with its token, or a number of an NFT, is shorter.
const longestUnit = 300;
const unitForm = /(?:^|(.*) )eip155:(\d+)\/(0x[\da-f]{40}|coin)(?: #(\d+))?$/s;

// Null if the library could not format the value.
function readFormatted({ value, format: kind, warning }: DisplayField): AskedValue | null {
  const isShort = value.length <= longestUnit;
  const [, lead = '', chain = '', contract = '', tokenId = ''] = (isShort && unitForm.exec(value)) || [];
  const token: AskedToken = { chainId: Number(chain), contract: contract === coin ? null : contract };
  switch (kind) {
    case 'amount':
    case 'tokenAmount':
      if (contract === '') return warning ? { kind: 'amount', value, token: null } : null;
      return /^-?\d+$/.test(lead)
        ? { kind: 'amount', value: lead, token }
        : { kind: 'every-amount', word: lead, token };
    case 'tokenTicker':
      return contract === '' ? null : { kind: 'token', token };
    case 'nftName':
      return tokenId === '' ? null : { kind: 'nft', chainId: token.chainId, contract, tokenId };
    case 'date':
      if (warning) return warning.code === 'UNKNOWN_BLOCK' ? { kind: 'block', number: value } : null;
      return { kind: 'time', iso: /^\d{4}-\S+ \S+Z$/.test(value) ? value.replace(' ', 'T') : null };
    case 'chainId':
      return /^\d{1,15}$/.test(value) ? { kind: 'chain', id: Number(value) } : null;
    default:
      return null;
  }
}

function readPlain(kind: string, { value, fieldType, warning }: DisplayField): AskedValue {
  if (fieldType === 'string') return { kind: 'text', text: decodeText(value) };
  const isWords = !warning && ['enum', 'unit', 'amount', 'tokenAmount'].includes(kind);
  return { kind: isWords ? 'text' : 'raw', text: value };
}

// The library takes each byte of a text for a character.
function decodeText(text: string): string {
  try {
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return text;
  }
}
