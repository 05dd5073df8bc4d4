import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  defaultPreferences,
  isSetting,
  type PreferenceName,
  places,
  preferenceNames,
} from '../../../src/settings/preference-definitions.ts';

type Rule = { type: string; enum?: string[]; minimum?: number; maximum?: number; description: string };

const schema: { type: string; properties: { [name: string]: Rule } } = JSON.parse(
  readFileSync('public/managed-schema.json', 'utf8'),
);
const rules = Object.entries(schema.properties) as [PreferenceName, Rule][];
const check = (name: PreferenceName, value: unknown) => places[name].check(value);

test('the schema for administrators names every preference but a pause, in their order', () => {
  expect(rules.map(([name]) => name)).toEqual(preferenceNames.filter(isSetting));
});

test('the schema names no key', () => {
  expect(Object.keys(schema.properties).filter((name) => /key|secret/i.test(name))).toEqual([]);
});

test.for(rules)('every value that the schema allows for %s is one, and the default too', ([name, rule]) => {
  for (const value of rule.enum ?? []) expect(check(name, value)).toBe(value);
  if (rule.type === 'boolean') expect([check(name, true), check(name, false)]).toEqual([true, false]);
  for (const bound of [rule.minimum, rule.maximum]) if (bound !== undefined) expect(check(name, bound)).toBe(bound);
  const usual = defaultPreferences[name];
  if (usual !== null) expect(check(name, usual)).toEqual(usual);
});

test.for(rules.filter(([, rule]) => rule.enum))('%s has no value that the schema leaves out', ([name, rule]) => {
  const written = readFileSync('src/settings/preference-definitions.ts', 'utf8');
  const [, words = ''] = new RegExp(`${name}: \\{ area: '\\w+', check: toOneOf\\(\\[([^\\]]*)\\]`).exec(written) ?? [];

  expect([...words.matchAll(/'([^']*)'/g)].map(([, word]) => word)).toEqual(rule.enum);
});

test.for(rules.filter(([, rule]) => rule.minimum !== undefined))('%s has the bounds of the schema', ([name, rule]) => {
  const { minimum = 0, maximum } = rule;

  expect(check(name, minimum - 1)).toBe(undefined);
  if (maximum !== undefined) expect(check(name, maximum + 1)).toBe(undefined);
});
