import { speaksOfKeys, speaksOfOwners, toWords } from './private-key-words.ts';
import { isNameOfHash } from './transaction-labels.ts';

/**
 * What code says about the value that it passes to a call or assigns: it is a transaction's hash; a key, an account or
 * a signature is involved; it is something else; or nothing, for example in text that is not code.
 */
export type CodeSign = 'hash' | 'key' | 'other' | 'none';

// A name directly before its bracket is a call: "getTransaction(", but not "transaction (".
const call = /([\w$.!?\]>:]*[\w$\]>])\($/;
const structure = /(?:^|[=:([,{]|=>)\s*$/;
const hashArgument =
  /^[\s[{]*(?:(["'`]?)(?:(?:tx|txn|transaction)?_?hash|tx_?id|transaction_?id)\1\s*[:=]\s*)?[brfu]?["'`]?$/i;
const textArgument = /^\s*[brf$]?["'`]([^"'`]{1,80})$/;
const reading =
  /\b(?:get|fetch|find|wait|trace|look|decode|view|show|poll|track|inspect|debug|read|load|query|retrieve|receipt)\b/;
const transaction = /\b(?:tx|txn|transaction)\b/;
// Rules out calls that read something else: "getBlockTransactionCount", which takes a block, or "getTxClient".
const otherParts =
  /\bblock\b|\b(?:tx|txn|transaction)\W+(?!(?:by|hash|id|receipts?|status|details?|info|data|traces?|logs?|events?|results?|state|confirmations?|async|sync|on|until|retry)\b)/;

const assignment =
  /(?:^|[\s{,(;&?[`|])(?:(["'`])([^"'`\n]{1,60})\1|([\w$.-]{1,60}))(?:\s*:\s*[\w<>[\]]{1,30}(?=\s*=))?\s*(:=|=|:)\s*[brfu]?(["'`<]?)$/;
const flag = /(?:^|\s)--?([a-z][\w-]*)[\s=]+["']?$/i;
const heading = /[:：]\s*$|^\s*(?:\[.*\]|#|\/\/|--|;|\/?\*)/;
const mostOpeners = 4;

/** Reads the code right before a value. Line ends in it are only white space. */
export function readCode(before: string): CodeSign {
  const openers = findOpeners(before);
  const calls = openers.map((at) => readOpener(before, at));
  if (calls.includes('key') || isUnderKeys(before)) return 'key';
  const found = calls.find((one) => one !== 'none');
  if (found) return found;
  const named = flag.exec(before)?.[1];
  if (named !== undefined)
    return isNameOfHash(toWords(named)) ? 'hash' : /^(?:tx-?)?hash$/i.test(named) ? 'none' : 'other';
  const [whole = '', , quoted, bare = '', sign, quote] = assignment.exec(before) ?? [];
  if (whole === '') return 'none';
  const name = quoted ?? bare;
  // "Transaction: 0x…" is prose, not code.
  const isCode = sign !== ':' || quoted !== undefined || /["']/.test(quote ?? '') || /[_$.]/.test(bare);
  // For a mere "hash" or "id", the text beside it decides.
  if (!isCode || /^(?:(?:full)?hash|id)$/i.test(name)) return 'none';
  const words = toWords(name);
  if (speaksOfKeys(words) || speaksOfOwners(words)) return 'key';
  return isNameOfHash(words) ? 'hash' : 'other';
}

/** Returns the positions of the brackets still open at the end of a text, the innermost first. */
function findOpeners(text: string): number[] {
  const found: number[] = [];
  let closed = 0;
  for (let at = text.length - 1; at >= 0 && found.length < mostOpeners; at--) {
    const character = text.charAt(at);
    if (')]}'.includes(character)) closed++;
    else if ('([{'.includes(character) && closed-- === 0) {
      found.push(at);
      closed = 0;
    }
  }
  return found;
}

function readOpener(text: string, at: number): CodeSign {
  const head = text.slice(Math.max(0, at - 120), at + 1);
  const line = head.slice(head.lastIndexOf('\n') + 1);
  const inside = text.slice(at + 1);
  if (head.endsWith('(')) {
    const [, name = ''] = call.exec(head) ?? [];
    if (name === '') return 'none';
    return readCall(toWords(name), inside);
  }
  if (!structure.test(line.slice(0, -1))) return 'none';
  const words = toWords(line);
  if (speaksOfKeys(words) || speaksOfOwners(words)) return 'key';
  if (head.endsWith('{')) return 'none';
  // An element of a list has no name except the list's.
  if (/params["'`]?\s*[:=]\s*\[$/.test(line) || !/^\s*["'`]?$/.test(inside.split(',').at(-1) ?? '')) return 'none';
  return isNameOfHash(words.replace(/\W+$/, '')) ? 'hash' : 'other';
}

function readCall(name: string, inside: string): CodeSign {
  if (speaksOfKeys(name) || speaksOfOwners(name)) return 'key';
  const words = name.replaceAll('_', ' ');
  const reads = (reading.test(words) && transaction.test(words) && !otherParts.test(words)) || isNameOfHash(name);
  if (reads && hashArgument.test(inside)) return 'hash';
  const [, said] = textArgument.exec(inside) ?? [];
  return said !== undefined && isNameOfHash(toWords(said)) ? 'none' : 'other';
}

/** True if the line that heads this one, or a comment right above it, mentions keys or accounts. */
function isUnderKeys(before: string): boolean {
  const lines = before.split('\n');
  const own = lines.pop() ?? '';
  // Only a line with words of its own has a heading.
  if (!/[\p{L}]/u.test(own)) return false;
  const at = lines.findLastIndex((line) => heading.test(line));
  const words = toWords(lines[at] ?? '');
  // The heading already has its value: "Wallet:" with an address below it.
  if (/^\W*0x/.test(lines[at + 1] ?? '')) return false;
  return speaksOfKeys(words) || speaksOfOwners(words);
}
