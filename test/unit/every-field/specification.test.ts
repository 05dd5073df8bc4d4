import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { balanceFields } from './full-balance.ts';
import { transactionFields } from './full-transaction.ts';
import { listedTransferFields } from './full-transfer.ts';
import { parameters } from './parameters.ts';
import { readFieldNames, readParameterNames } from './read-specification.ts';

const listed = [...transactionFields, ...listedTransferFields, ...balanceFields].map(({ name }) =>
  name.replaceAll('[]', ''),
);

/** True when a field, or each part of it, has a place. The answers' parts hold fields of their own. */
function hasPlace(name: string): boolean {
  const [object = '', ...path] = name.split('.');
  // A tag is an entry of metadata.tags; the specification describes it beside its list.
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

const file = new URL('../../../../shared/api/explorer-read-api.md', import.meta.url);

if (existsSync(file)) {
  const specification = readFileSync(file, 'utf8');
  const fields = readFieldNames(specification);

  describe('each field of the specification has a place', () => {
    test('the specification is read whole', () => {
      expect(fields.length).toBeGreaterThan(150);
      expect(fields).toEqual(
        expect.arrayContaining([
          'address.private_tags.label',
          'token.volume_24h',
          'instance.thumbnails.250x250',
          'transfer.total.token_id',
          'transaction.authorization_list.r',
          'transaction.decoded_input.method_id',
          'transaction.decoded_input.parameters.value',
          'arbitrum.message_related_info.message_id',
          'balance.delta',
        ]),
      );
    });

    test.for(fields.map((name): [string] => [name]))('%s', ([name]) => {
      expect(hasPlace(name)).toBe(true);
    });
  });

  const operations = new Map([
    ['4.1', 'instance transfers'],
    ['4.2', 'transaction'],
    ['4.3', 'balance history'],
  ]);

  test.for(readParameterNames(specification))('parameter $name of $section is sent', ({ section, name }) => {
    const sent = parameters.filter(({ operation }) => operation === operations.get(section));

    expect(sent.map((one) => one.name)).toContain(name);
  });
} else {
  test.skip('each field of the specification has a place (skipped: ../shared/api/explorer-read-api.md is not here)', () => {});
}

test('a field that the list does not name has no place', () => {
  expect(hasPlace('transaction.moon_phase')).toBe(false);
  expect(hasPlace('address.metadata.mood')).toBe(false);
  expect(hasPlace('token.volume')).toBe(false);
});
