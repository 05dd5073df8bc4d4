/** A permission to act for an account, as the name of a method tells it; `who` is null where it says that, but not whom. */
export type NamedPermission = { who: { owner: string | null; spender: string; isAllowed: boolean } | null };

/** What a call's words say, by their place: null for what is missing or of another type. */
type Words = {
  address(at: number): string | null;
  number(at: number): bigint | null;
  flag(at: number): boolean | null;
  start(at: number): number | null;
};

/** A method's parameters as far as they are known; names may be empty. */
type Parameter = { name: string; type: string };

// All words of such a name are among these: "setApprovalForAllBySig" is one, "approveProposal" and "delegateVote" are not.
const verbs = /^(?:set|update|change|add|give|grant|enable|disable|remove|revoke|deny|dis)$/;
const permitting = /^(?:approve[sd]?|approvals?|allow(?:ed|ances?)?|disallow|authori[sz](?:e[sd]?|ations?)|permit)$/;
const permitted = /^(?:operators?|delegates?|relayers?|spenders?|plugins?|managers?)$/;
const others = /^(?:for|all|by|with|sig|signature|to|of|on|behalf|and|account|user|owner|master|contract|proxy)$/;

const refusals = /^(?:disable|remove|revoke|deny|disallow|dis)$/;

// No account has an address that begins with so many zeros.
const leastAddress = 2n ** 80n;

/**
 * Reads a permission from a method's name and the order that all such methods have: first whose it is, where that is not
 * the sender, then whom it is for, then whether. Null for any other method, and for input that ends before its parameters.
 */
export function readNamedPermission(method: string, parameters: Parameter[], words: Words): NamedPermission | null {
  const parts = method.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_+/).map((part) => part.toLowerCase());
  const isAmong = (part: string) => [verbs, permitting, permitted, others].some((form) => form.test(part));
  const [first = ''] = parts;
  const isPermission = parts.length > 1 && (permitting.test(first) || (verbs.test(first) && parts.some(isNoun)));
  if (!isPermission || !parts.every(isAmong)) return null;
  if (parameters.some((_, at) => words.number(at) === null)) return null;
  const accounts = readAccounts(parameters, words);
  if (accounts === null) return parts.some(isNoun) ? { who: null } : null;
  const [spender = '', owner = null] = accounts.hashes.toReversed();
  // A token is no one's to act for.
  if (accounts.names.some((name) => /token|asset|currency|collection/i.test(name))) return null;
  const flag = words.flag(accounts.count);
  // Without one, a delegate may be a voter's.
  if (flag === null && parts.some((part) => /^delegate/.test(part))) return null;
  return { who: { owner, spender, isAllowed: flag ?? !refusals.test(first) } };
}

/** The one or two accounts that a call begins with, or the only one of a list; `count` is how many words they take. */
function readAccounts(
  parameters: Parameter[],
  words: Words,
): { hashes: string[]; names: string[]; count: number } | null {
  const start = parameters[0]?.type === 'address[]' ? words.start(0) : null;
  const only = start !== null && words.number(start) === 1n ? words.address(start + 1) : null;
  if (only !== null) return { hashes: [only], names: [], count: 1 };
  const hashes: string[] = [];
  for (const at of [0, 1]) {
    const hash = words.address(at);
    const isAccount = parameters.length > 0 ? parameters[at]?.type === 'address' : BigInt(hash ?? 0) >= leastAddress;
    if (hash === null || !isAccount) break;
    hashes.push(hash);
  }
  const names = parameters.slice(0, hashes.length).map(({ name }) => name);
  return hashes.length === 0 ? null : { hashes, names, count: hashes.length };
}

function isNoun(part: string): boolean {
  return permitted.test(part) || /^(?:approvals?|allowances?|authori[sz]ations?)$/.test(part);
}
