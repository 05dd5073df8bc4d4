import { isKnownChain } from '../../../chains/public-chain-lists.ts';
import { readCsv } from '../../../format/csv.ts';

/**
 * An unchecked entry of a file. `row` is its line as a spreadsheet or an editor shows it, or its number in a JSON file.
 * A field is undefined if the file has none or it is empty.
 */
export type FileEntry = { row: number } & { [F in keyof typeof fieldNames]: unknown };

/**
 * What tools call each field, ours first: as columns of a table or as keys in JSON, without case, spaces, `_` and `-`.
 * `test/address-books/README.md` says which tool uses which.
 */
const fieldNames = {
  reference: ['reference', 'address'],
  chain: ['chain', 'chainid', 'blockchain', 'network'],
  name: ['name', 'label', 'nametag', 'privatenametag'],
  note: ['note', 'memo', 'comment', 'privatenote', 'description'],
  added: ['added'],
} as const;

/** Address books of other tools have rows that are not for us. More rows than this are no address book. */
export const mostRows = 20_000;

/** The `kind` that marks a JSON file as our export. */
export const fileKind = 'hashlens-watched';

/**
 * Returns the entries of a file: of a table with a column for addresses, of JSON in which addresses are keys or in a
 * field, or of lines that begin with an address. At most `mostRows` + 1. Null if it is none of them.
 */
export function readAddressBook(text: string): FileEntry[] | null {
  // Marks of encodings and directions: addresses copied from a page bring some along, and names lose theirs anyway.
  const sound = text.replace(/\p{Cf}/gu, '');
  return /^\s*[[{]/.test(sound) ? readJson(sound) : (readTable(sound) ?? readLabels(sound));
}

function readTable(text: string): FileEntry[] | null {
  const isColumn = (cell: string) => fieldNames.reference.some((name) => name === toPlainName(cell));
  const lines = readCsv(text, { isColumn, most: mostRows + 2 });
  const head = lines?.[0]?.cells.map(toPlainName) ?? [];
  // A comment above labels may list what they are: "// label, address".
  const isComment = head[0]?.startsWith('//');
  if (!lines || isComment || !head.some(isColumn)) return null;
  const columns = Map.groupBy(head.keys(), (at) => head[at]);
  return lines
    .slice(1)
    .map(({ row, cells }) => toEntry(row, (name) => (columns.get(name) ?? []).map((at) => cells[at])));
}

/** Reads lines that begin with an address, as rolod0x writes them: "0x… Label // comment". A line that begins with "//" is a comment. */
function readLabels(text: string): FileEntry[] | null {
  const lines = text.split(/\r\n?|\n/).map((line) => line.trim());
  if (!lines.some((line) => isAddress(line.split(/\s/, 1)[0]))) return null;
  const entries: FileEntry[] = [];
  for (const [at, line] of lines.entries()) {
    if (line === '' || line.startsWith('//')) continue;
    const [reference = ''] = line.split(/\s/, 1);
    const said = line.slice(reference.length);
    const end = said.search(/\s\/\//);
    const [name, note] = end === -1 ? [said, ''] : [said.slice(0, end), said.slice(end + 3)];
    const fields = new Map([['reference', reference] as const, ['name', name.trim()], ['note', note.trim()]]);
    entries.push(toEntry(at + 1, (field) => [fields.get(field)]));
    if (entries.length > mostRows) break;
  }
  return entries;
}

function readJson(text: string): FileEntry[] | null {
  const parsed = parseJson(text);
  if (isObject(parsed) && own(parsed, 'kind') === fileKind) {
    const entries = own(parsed, 'version') === 1 ? own(parsed, 'entries') : null;
    return Array.isArray(entries)
      ? entries.slice(0, mostRows + 1).map((entry, at) => toJsonEntry(at + 1, { value: entry }))
      : null;
  }
  // A backup has more addresses than its address book: accounts, tokens, settings of networks.
  const book = findBook(parsed, 0);
  const found: FileEntry[] = [];
  collectEntries([book ?? parsed], { found, depth: 0 });
  return found.length > 0 || book !== undefined ? found : null;
}

// Deeper than any address book, and no stack overflow.
const mostDepth = 12;

function findBook(value: unknown, depth: number): unknown {
  if (!isObject(value) || depth > mostDepth) return undefined;
  const entries = Object.entries(value);
  const [, book] = entries.find(([key, one]) => /addressBook$/i.test(key) && typeof one !== 'boolean') ?? [];
  if (book !== undefined) return book;
  for (const [, inner] of entries) {
    const found = findBook(inner, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

// A key above a map of addresses may be a chain's id: 1, 0x1, eip155:1. Other numbers are ids of something else.
function isChainAbove(key: string, inner: unknown): boolean {
  const [, id] = /^(?:eip155:)?(\d{1,15}|0x[\da-f]{1,12})$/i.exec(key) ?? [];
  return id !== undefined && isKnownChain(Number(id)) && isObject(inner) && Object.keys(inner).some(isAddress);
}

type Collecting = { found: FileEntry[]; depth: number; chain?: string | undefined };

/** Adds the entries in a JSON value to `found`. If one item of an array or one key of a map is an entry, all are. */
function collectEntries(value: unknown, { found, depth, chain }: Collecting): void {
  if (depth > mostDepth || found.length > mostRows) return;
  const holders: unknown[] = [];
  const add = (entry: JsonEntry) => {
    found.push(toJsonEntry(found.length + 1, { ...entry, chain }));
    holders.push(entry.value);
  };
  const within = (inner: unknown, key = '') =>
    collectEntries(inner, { found, depth: depth + 1, chain: isChainAbove(key, inner) ? key : chain });

  if (typeof value === 'string') {
    // rolod0x and Safe keep whole lists in a text.
    if (/^\s*[[{]/.test(value)) within(parseJson(value));
    else found.push(...(readLabels(value) ?? []).map((entry, at) => ({ ...entry, row: found.length + at + 1 })));
  } else if (Array.isArray(value)) {
    const isList = value.some((one) => hasReference(one) || isAddress(one));
    for (const one of value) {
      if (found.length > mostRows) return;
      if (isList) add(typeof one === 'string' ? { key: one, value: {} } : { value: one });
      else within(one);
    }
  } else if (isObject(value)) {
    const all = Object.entries(value);
    const isMap = all.some(([key]) => isAddress(key));
    for (const [key, one] of all) {
      if (found.length > mostRows) return;
      if (isMap) add({ key, value: typeof one === 'string' ? { name: one } : one });
      else if (hasReference(one)) add({ value: one });
      else within(one, key);
    }
  }
  // An entry may hold others: the members of a group, or one person's further addresses. They come last, because an
  // address that has its own entry has its name there.
  for (const holder of holders.filter(isObject))
    for (const [key, inner] of Object.entries(holder)) if (isNested(inner)) within(inner, key);
}

/** An entry in JSON. `key` is its address if it is the key of a map, `chain` the key above it. */
type JsonEntry = { key?: string; value: unknown; chain?: string | undefined };

function toJsonEntry(row: number, { key, value, chain }: JsonEntry): FileEntry {
  const fields = isObject(value) ? Object.entries(value).map(([name, one]) => [toPlainName(name), one] as const) : [];
  const read = (field: string) => fields.flatMap(([name, one]) => (name === field ? [one] : []));
  const entry = toEntry(row, read, key);
  return { ...entry, chain: entry.chain ?? chain };
}

/** `read` returns all values of a field. Columns and keys may have the same name, or mean a postal address by it. */
function toEntry(row: number, read: (field: string) => readonly unknown[], key?: string): FileEntry {
  const pick = (names: readonly string[]) => names.flatMap(read).find(isFilled);
  const { chain, name, note, added } = fieldNames;
  const references = [...fieldNames.reference.flatMap(read), key].filter(isFilled);
  const reference = references.find((one) => typeof one === 'string' && referenceForm.test(one.trim()));
  const named = { name: pick(name), note: pick(note), added: pick(added) };
  return { row, reference: reference ?? references[0], chain: pick(chain), ...named };
}

/**
 * An address or the hash of a transaction, maybe with the chain before it, as ERC-3770 ("eth:0x…") and CAIP-10
 * ("eip155:1:0x…") write it.
 */
export const referenceForm = /^(?:([\w:-]{1,60}):)?(0x(?:[\da-f]{40}|[\da-f]{64}))$/i;

function isFilled(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}

function toPlainName(name: string): string {
  return name.replace(/[\s_-]+/g, '').toLowerCase();
}

function hasReference(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.entries(value).some(
      ([key, one]) => fieldNames.reference.some((name) => name === toPlainName(key)) && !isNested(one),
    )
  );
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(?:[\w:-]{1,60}:)?0x[\da-f]{40}$/i.test(value.trim());
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isObject(value: unknown): value is { [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function own(value: { [key: string]: unknown }, name: string): unknown {
  return Object.hasOwn(value, name) ? value[name] : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
