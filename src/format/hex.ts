import { cleanText } from './clean-text.ts';

const usualDigits = 4;
const longest = 256;

/** How many digits the short forms of some values need at each end; all others have four. */
export type ShortForms = ReadonlyMap<string, number>;

let shortForms: ShortForms = new Map();
let shortened: string[] | null = null;

/**
 * A hash or address cut in the middle: "0x1234…abcd". Short ones stay whole. Has more digits if `withShortForms` or
 * `shortenApart` asks for them.
 */
export function shortenHex(hex: string): string {
  shortened?.push(hex);
  const clean = cleanText(hex, longest);
  return cut(clean, shortForms.get(clean.toLowerCase()) ?? usualDigits);
}

/** The short forms of values that are shown together: different values never get the same one. Case is ignored. */
export function toShortForms(values: string[]): ShortForms {
  const different = new Set(values.map((value) => cleanText(value, longest).toLowerCase()));
  const alike = Map.groupBy(different, (value) => cut(value, usualDigits));
  const forms = new Map<string, number>();
  for (const group of alike.values()) {
    if (group.length === 1) continue;
    let digits = usualDigits + 1;
    while (new Set(group.map((value) => cut(value, digits))).size < group.length) digits++;
    for (const value of group) forms.set(value, digits);
  }
  return forms;
}

/** Calls `make` while `shortenHex` uses these short forms, and returns its result. */
export function withShortForms<T>(forms: ShortForms, make: () => T): T {
  const before = shortForms;
  shortForms = forms;
  try {
    return make();
  } finally {
    shortForms = before;
  }
}

/**
 * Calls `make` and returns its result, in which different values never have the same short form: if they would, `make`
 * is called again with longer ones. It must not depend on anything that changes between the two calls.
 */
export function shortenApart<T>(make: () => T): T {
  const before = shortened;
  shortened = [];
  try {
    const made = make();
    const forms = toShortForms(shortened);
    return forms.size === 0 ? made : withShortForms(forms, make);
  } finally {
    shortened = before;
  }
}

function cut(clean: string, digits: number): string {
  const points = [...clean];
  if (points.length <= 2 * digits + 5) return clean;
  return `${points.slice(0, digits + 2).join('')}…${points.slice(-digits).join('')}`;
}

/** A hash or address in groups of four digits, the first with the 0x: "0xd8dA 6BF2 6964 …". */
export function groupHex(hex: string): string {
  const digits = hex.replace(/^0x/i, '');
  const groups = digits.match(/.{1,4}/g) ?? [];
  return `${hex.slice(0, hex.length - digits.length)}${groups.join(' ')}`;
}
