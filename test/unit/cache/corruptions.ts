/** A name, and what a faulty disk or an older version may turn a stored value into. */
export type Corruption = readonly [name: string, corrupt: (value: unknown) => unknown];

const long = 'x'.repeat(2_000_000);

/** All corruptions, each tried on everything that is stored. */
export const corruptions: readonly Corruption[] = [
  ['a text', () => 'junk'],
  ['a number', () => 7],
  ['null', () => null],
  ['a huge text', () => long],
  ['a list', () => [null, {}, 'junk']],
  ['an empty object', () => ({})],
  [
    'an object with a __proto__',
    (value) => JSON.parse(`{"__proto__":{"isNew":true},${JSON.stringify(fieldsOf(value)).slice(1)}`),
  ],
  ['of an older schema', (value) => rename(value)],
  ['cut short', (value) => cut(value)],
  ['all nulls', (value) => withAll(value, null)],
  ['all texts', (value) => withAll(value, 'junk')],
  ['all negative', (value) => withAll(value, -1)],
  ['all empty objects', (value) => withAll(value, {})],
  ['all lists', (value) => withAll(value, [null])],
  ['all huge texts', (value) => withAll(value, long)],
];

function fieldsOf(value: unknown): { [field: string]: unknown } {
  return typeof value === 'object' && value !== null ? { ...value, spare: 1 } : { spare: 1 };
}

function rename(value: unknown): unknown {
  return Object.fromEntries(Object.entries(fieldsOf(value)).map(([name, one]) => [`old_${name}`, one]));
}

/** Cuts texts and lists in half at every depth. */
function cut(value: unknown): unknown {
  if (typeof value === 'string') return value.slice(0, value.length / 2);
  if (Array.isArray(value)) return value.slice(0, value.length / 2).map(cut);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cut(one)]));
}

function withAll(value: unknown, other: unknown): unknown {
  return Object.fromEntries(Object.keys(fieldsOf(value)).map((name) => [name, other]));
}
