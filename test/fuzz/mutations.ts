import type { Dice } from '../../src/api/sample/sample-values.ts';
import { others, texts } from './hostile-values.ts';
import { toHugeText } from './huge-text.ts';
import { isHolder, valueAt } from './raw-json.ts';

/** One change to an answer. `does` describes it for humans. A path that no longer exists changes nothing. */
export type Mutation = { path: string[]; does: string; change: (holder: Record<string, unknown>, key: string) => void };

const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'extra',
  '',
  'null',
  '\u202eevil',
  '0',
  'then',
] as const;

/** Returns a random change at one of the paths. */
export function toMutation(dice: Dice, paths: string[][]): Mutation {
  // Half of the time the shallower of two random paths is taken, because most paths lie deep in lists.
  const [one = [], other = []] = [paths[dice.below(paths.length)], paths[dice.below(paths.length)]];
  const path = dice.below(2) === 0 && other.length < one.length ? other : one;
  const make = makers[dice.below(makers.length)] ?? toSet;
  // Repetition often applies to a list entry: the outermost one on the path.
  const inList = make === toMany && dice.below(2) === 0 ? path.findIndex((key) => /^\d+$/.test(key)) : -1;
  return { path: inList === -1 ? path : path.slice(0, inList + 1), ...make(dice) };
}

/** Changes a body in place. */
export function applyMutations(body: unknown, mutations: Mutation[]): void {
  for (const { path, change } of mutations) {
    const holder = valueAt(body, path.slice(0, -1));
    const key = path.at(-1);
    if (isHolder(holder) && key !== undefined && Object.hasOwn(holder, key)) change(holder, key);
  }
}

type Change = Omit<Mutation, 'path'>;

function toSet(dice: Dice): Change {
  return put(dice.below(2) === 0 ? dice.oneOf(texts) : dice.oneOf(others));
}

function toNull(): Change {
  return put(null);
}

function toRemoved(): Change {
  return {
    does: 'is absent',
    change: (holder, key) => {
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
    },
  };
}

// Turns a number into a string, a numeric string into a number, a value into a list of it, a list into its first entry.
function toOtherKind(): Change {
  return {
    does: 'is of another kind',
    change: (holder, key) => {
      const value = holder[key];
      if (typeof value === 'number' || typeof value === 'boolean') holder[key] = String(value);
      else if (typeof value === 'string') holder[key] = /^-?\d+$/.test(value) ? Number(value) : [value];
      else if (Array.isArray(value)) holder[key] = value[0] ?? { ...value };
      else holder[key] = [value];
    },
  };
}

function toHuge(dice: Dice): Change {
  const text = toHugeText(dice);
  return dice.below(4) === 0
    ? { does: `has a key of ${text.length} characters`, change: (holder, key) => define(holder, text, holder[key]) }
    : put(text, `is ${JSON.stringify(text.slice(0, 4))}… of ${text.length} characters`);
}

function toStrangeKey(dice: Dice): Change {
  const key = dice.oneOf(hostileKeys);
  const value = dice.below(2) === 0 ? dice.oneOf(texts) : dice.oneOf(others);
  return {
    does: `stands beside ${JSON.stringify(key)}: ${tell(value)}`,
    change: (holder) => define(holder, key, value),
  };
}

function toMany(dice: Dice): Change {
  const times = dice.oneOf([2, 11, 60, 60, 200]);
  return {
    does: `is there ${times} times`,
    change: (holder, key) => {
      const one = holder[key];
      if (Array.isArray(holder)) holder.push(...Array.from({ length: times - 1 }, () => one));
      else holder[key] = Array.from({ length: times }, () => one);
    },
  };
}

const makers = [
  toSet,
  toSet,
  toSet,
  toSet,
  toNull,
  toNull,
  toRemoved,
  toRemoved,
  toOtherKind,
  toHuge,
  toStrangeKey,
  toMany,
];

function put(value: unknown, does = `is ${tell(value)}`): Change {
  return { does, change: (holder, key) => define(holder, key, value) };
}

// Defined, not assigned, so that "__proto__" becomes an ordinary key. A list gets a new entry instead. Values are
// cloned: a change to a shared value would carry over to all later cases, which would grow without end.
function define(holder: Record<string, unknown>, key: string, put: unknown): void {
  const value: unknown = structuredClone(put);
  if (Array.isArray(holder) && !Object.hasOwn(holder, key)) holder.push(value);
  else Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function tell(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 120)}… (${text.length})` : text;
}
