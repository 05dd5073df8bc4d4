import { errorDialects, type WireReply } from './error-dialects.ts';
import { servedChains } from './served-chains.ts';

/** API version that the server speaks. Versions differ in paging and in the parameters they accept. */
export type ApiVersion = 11 | 12;

/** Paging as requested. */
export type Paging = { block?: number; index?: number; itemsCount?: number };

/** A valid request for one of the three operations. */
export type Question = { chainId: number; paging: Paging; secretKey?: string } & (
  | { operation: 'transaction'; hash: string }
  | { operation: 'balance'; address: string }
  | { operation: 'transfers'; contract: string; tokenId: string }
);

type Problem = { title: string; source: { pointer: string }; detail: string };

const integer = /^-?([1-9]\d*|0)$/;
const addressForm = /^0x[A-Fa-f0-9]{40}$/;
const hashForm = /^0x[A-Fa-f0-9]{64}$/;

/** Parses path and parameters as strictly as the service does. Returns the question or an error reply. */
export function readQuestion({ url, version }: { url: URL; version: ApiVersion }): Question | WireReply {
  const [, chain, path = ''] = /^\/([^/]+)\/api\/v2\/(.*)$/.exec(url.pathname) ?? [];
  if (chain === undefined) return errorDialects['path-not-found'];
  if (!/^\d{1,15}$/.test(chain) || !servedChains.has(Number(chain))) return errorDialects['network-not-supported'];
  const chainId = Number(chain);

  const [, hash] = /^transactions\/([^/]+)$/.exec(path) ?? [];
  if (hash !== undefined) {
    const problems = [
      ...toPathProblems('transaction_hash_param', hash, hashForm),
      ...toQueryProblems(url, [], version),
    ];
    return refuse(problems) ?? { operation: 'transaction', chainId, hash: hash.toLowerCase(), ...toRest(url) };
  }
  const [, address] = /^addresses\/([^/]+)\/coin-balance-history$/.exec(path) ?? [];
  if (address !== undefined) {
    const allowed = ['block_number', 'items_count'];
    const problems = [
      ...toPathProblems('address_hash_param', address, addressForm),
      ...toQueryProblems(url, allowed, version),
    ];
    return refuse(problems) ?? { operation: 'balance', chainId, address: address.toLowerCase(), ...toRest(url) };
  }
  const [, contract, tokenId] = /^tokens\/([^/]+)\/instances\/([^/]+)\/transfers$/.exec(path) ?? [];
  if (contract === undefined || tokenId === undefined) return errorDialects['unknown-action'];
  // Only version 12 accepts items_count here.
  const allowed = ['block_number', 'index', 'token_id', ...(version === 12 ? ['items_count'] : [])];
  const problems = [
    ...toPathProblems('address_hash_param', contract, addressForm),
    ...toPathProblems('token_id_param', tokenId, integer),
    ...toQueryProblems(url, allowed, version),
  ];
  const found = { operation: 'transfers', chainId, contract: contract.toLowerCase(), tokenId, ...toRest(url) } as const;
  return refuse(problems) ?? found;
}

/** True if it is an error reply. */
export function isRefusal(read: Question | WireReply): read is WireReply {
  return 'status' in read;
}

function refuse(problems: Problem[]): WireReply | undefined {
  return problems.length === 0 ? undefined : { status: 422, body: { errors: problems } };
}

function toProblem(field: string, detail: string): Problem {
  return { title: 'Invalid value', source: { pointer: `/${field}` }, detail };
}

function toPathProblems(field: string, value: string, form: RegExp): Problem[] {
  return form.test(value) ? [] : [toProblem(field, `Invalid format. Expected ~r/${form.source}/`)];
}

function toQueryProblems({ searchParams }: URL, allowed: string[], version: ApiVersion): Problem[] {
  return [...searchParams].flatMap(([name, value]) => {
    if (name === 'apikey' || name === 'key') return [];
    if (!allowed.includes(name)) return [toProblem(name, `Unexpected field: ${name}`)];
    if (!integer.test(value)) return [toProblem(name, 'Invalid integer. Got: string')];
    if (name === 'token_id' || name === 'index') return [];
    const least = name === 'items_count' ? 1 : 0;
    if (Number(value) < least) return [toProblem(name, `${value} is smaller than inclusive minimum ${least}`)];
    const tooMany = name === 'items_count' && version === 11 && Number(value) > 50;
    return tooMany ? [toProblem(name, `${value} is larger than inclusive maximum 50`)] : [];
  });
}

function toRest({ searchParams }: URL): { paging: Paging; secretKey?: string } {
  const block = searchParams.get('block_number');
  const index = searchParams.get('index');
  const itemsCount = searchParams.get('items_count');
  const secretKey = searchParams.get('key');
  const paging = {
    ...(block === null ? {} : { block: Number(block) }),
    ...(index === null ? {} : { index: Number(index) }),
    ...(itemsCount === null ? {} : { itemsCount: Number(itemsCount) }),
  };
  return { paging, ...(secretKey === null ? {} : { secretKey }) };
}
