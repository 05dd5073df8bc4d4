import { isDigit, isForeignLetter, isHex, isJoining, isLetter, isWord, type Seen, see } from './naive-characters.ts';

/**
 * A match of the naive detector, which works in the slow and obvious way: one character after the other, no regular
 * expressions, nothing shared with the source. For a value after a slash only its position and digits are compared; the
 * tables test what the URL around it adds.
 */
export type NaiveFind = {
  start: number;
  value: string;
  /** Absent for a value after a slash. */
  rest?: { end: number; written: string; tokenId?: string; chainId?: number; chainPrefix?: string };
};

function areDigits(text: string, most: number): boolean {
  return text.length > 0 && text.length <= most && [...text].every(isDigit);
}

/** Parses the text right before a value. Null if it is not a prefix. */
function readPrefix(text: string): { chain?: string; payment?: true; chainPrefix?: string } | null {
  if (text === 'ethereum:' || text === 'ethereum:pay-') return { payment: true };
  if (!text.endsWith(':')) return null;
  const inner = text.slice(0, -1);
  if (inner.startsWith('eip155:')) {
    const [chain = '', asset, ...more] = inner.slice('eip155:'.length).split('/');
    const isAsset = asset === undefined || (asset.startsWith('erc') && areDigits(asset.slice(3), 5));
    if (areDigits(chain, 32) && isAsset && more.length === 0) return { chain };
  }
  const isShortName =
    isLetter(inner.charAt(0)) && inner.length <= 32 && [...inner].every((c) => isWord(c) || c === '-');
  return isShortName ? { chainPrefix: inner } : null;
}

function readChain(digits: string): number | null {
  const big = BigInt(digits);
  return big > 0n && big <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(big) : null;
}

/** Returns where the digits of the reference that begins here end. Null if none begins here. */
function endOfValue(seen: Seen[], from: number): number | null {
  const charAt = (index: number) => seen[index]?.char ?? '';
  if (charAt(from) !== '0' || charAt(from + 1) !== 'x') return null;
  const isNextValue = (index: number) => {
    if (charAt(index) !== '0' || charAt(index + 1) !== 'x') return false;
    for (let more = index + 2; more < index + 42; more++) if (!isWord(charAt(more))) return false;
    return true;
  };
  let last = from + 2;
  while (isHex(charAt(last)) && !isNextValue(last)) last++;
  if (!seen[from]?.afterBorder && isJoining(charAt(from - 1))) return null;
  for (const end of [from + 66, from + 42]) {
    if (end > last) continue;
    if (seen[end]?.afterBorder) {
      if (last - end < 16) return end;
    } else if (!isJoining(charAt(end))) return end;
  }
  return null;
}

/** Returns all references in a text. */
export function detectNaively(text: string): NaiveFind[] {
  const seen = see(text);
  const charAt = (index: number) => seen[index]?.char ?? '';
  const read = (from: number, to: number) => {
    let word = '';
    for (let index = from; index < to; index++) word += charAt(index);
    return word;
  };
  const finds: NaiveFind[] = [];
  for (let from = 0; from < seen.length; from++) {
    const to = endOfValue(seen, from);
    if (to === null) continue;
    const find = readForms({ text, seen, charAt, read, from, to });
    if (find) finds.push(find);
  }
  return finds;
}

function readForms(q: {
  text: string;
  seen: Seen[];
  charAt: (index: number) => string;
  read: (from: number, to: number) => string;
  from: number;
  to: number;
}): NaiveFind | null {
  const { text, seen, charAt, read, from, to } = q;
  const value = read(from, to).toLowerCase();
  if (charAt(from - 1) === '/') return { start: seen[from]?.at ?? 0, value };

  let first = from;
  let form: NonNullable<ReturnType<typeof readPrefix>> = {};
  if (charAt(from - 1) === ':' || charAt(from - 1) === '-') {
    // The longest prefix wins.
    for (let start = Math.max(0, from - 70); start < from; start++) {
      const before = charAt(start - 1);
      if (isWord(before) || before === '-' || isForeignLetter(before)) continue;
      const prefix = readPrefix(read(start, from));
      if (!prefix) continue;
      form = prefix;
      if (!prefix.chainPrefix) first = start;
      break;
    }
  }

  let last = to;
  let tokenId: string | undefined;
  let chain = form.chain;
  if (form.payment ? charAt(to) === '@' : charAt(to) === '/' && value.length === 42) {
    let end = to + 1;
    while (isDigit(charAt(end))) end++;
    const digits = read(to + 1, end);
    const [next, afterNext] = [charAt(end), charAt(end + 1)];
    if (form.payment) {
      if (areDigits(digits, 32) && !isWord(next)) [last, chain] = [end, digits];
    } else {
      const goesOn = isWord(next) || next === '/' || ((next === '.' || next === '-') && isWord(afterNext));
      if (areDigits(digits, 78) && !goesOn) [last, tokenId] = [end, BigInt(digits).toString()];
    }
  }
  const chainId = chain === undefined ? undefined : readChain(chain);
  if (chainId === null) return null;

  const start = seen[first]?.at ?? 0;
  const end = (seen[last - 1]?.at ?? 0) + 1;
  let written = '';
  for (const char of text.slice(start, end)) if (char !== '\0') written += char;
  if (written.length > 256) written = `\xad${read(from, to)}`;
  return {
    start,
    value,
    rest: {
      end,
      written,
      ...(tokenId !== undefined && { tokenId }),
      ...(chainId !== undefined && { chainId }),
      ...(form.chainPrefix !== undefined && { chainPrefix: form.chainPrefix }),
    },
  };
}
