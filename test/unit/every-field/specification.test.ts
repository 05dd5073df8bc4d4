import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { balanceFields } from './full-balance.ts';
import { transactionFields } from './full-transaction.ts';
import { listedTransferFields } from './full-transfer.ts';
import { parameters } from './parameters.ts';
import { readFieldNames, readParameterNames } from './read-specification.ts';
import tables from './specified-names.json' with { type: 'json' };

/** Every field named in the specification, with inner fields as "address.private_tags.label". */
const specifiedFields = Object.entries(tables.fields).flatMap(([object, names]) =>
  names.map((name) => `${object}.${name}`),
);

/** Every parameter named in the specification, by operation. */
const specifiedParameters = Object.entries(tables.parameters).flatMap(([operation, names]) =>
  names.map((name) => ({ operation, name })),
);

const listed = [...transactionFields, ...listedTransferFields, ...balanceFields].map(({ name }) =>
  name.replaceAll('[]', ''),
);

/** True if a field, or each part of it, has a place. The parts have fields of their own. */
function hasPlace(name: string): boolean {
  const [object = '', ...path] = name.split('.');
  // A tag is an entry of metadata.tags, but the specification describes it beside its list.
  const names =
    object === 'address' && path[0] === 'metadata' && path.length === 2
      ? [name, `${object}.metadata.tags.${path[1]}`]
      : [name];
  const at = path.join('.');
  const isPart = transactionFields.some(
    (field) => object === 'transaction' && field.path.replaceAll('[]', '').startsWith(`${at}.`),
  );
  const isOwner =
    object === 'instance' && transactionFields.some(({ path: all }) => all.includes(`token_instance.${at}.`));
  return isPart || isOwner || names.some((one) => listed.some((other) => other === one || other.startsWith(`${one}.`)));
}

test('every field has a place', () => {
  expect(specifiedFields.filter((name) => !hasPlace(name))).toEqual([]);
});

test.for(specifiedParameters)('parameter $name of $operation is sent', ({ operation, name }) => {
  const sent = parameters.filter((one) => one.operation === operation);

  expect(sent.map((one) => one.name)).toContain(name);
});

test('the list of names is whole', () => {
  expect(specifiedFields.length).toBeGreaterThan(150);
  expect(new Set(specifiedFields).size).toBe(specifiedFields.length);
});

// The specification is kept beside the repository, not in it.
const file = new URL('../../../../shared/api/explorer-read-api.md', import.meta.url);

if (existsSync(file)) {
  const specification = readFileSync(file, 'utf8');
  const operations = new Map([
    ['4.1', 'instance transfers'],
    ['4.2', 'transaction'],
    ['4.3', 'balance history'],
  ]);

  describe('the list of names is that of the specification', () => {
    test('for fields', () => {
      expect(new Set(specifiedFields)).toEqual(new Set(readFieldNames(specification)));
    });

    test('for parameters', () => {
      const read = readParameterNames(specification).map(({ section, name }) => `${operations.get(section)} ${name}`);
      const listed = specifiedParameters.map(({ operation, name }) => `${operation} ${name}`);

      expect(new Set(listed)).toEqual(new Set(read));
    });
  });
} else {
  test.skip('the list of names is that of the specification (skipped: ../shared/api/explorer-read-api.md is not here)', () => {});
}

test('a field that the list does not name has no place', () => {
  expect(hasPlace('transaction.moon_phase')).toBe(false);
  expect(hasPlace('address.metadata.mood')).toBe(false);
  expect(hasPlace('token.volume')).toBe(false);
});
