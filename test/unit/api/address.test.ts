import { ens_normalize } from '@adraffy/ens-normalize';
import { expect, test } from 'vitest';
import { findDomainProblem, toAddress } from '../../../src/api/address.ts';
import { addressReply } from '../../../src/api/schemas.ts';
import { readThreadMs } from '../thread-time.ts';
import tables from './find-domain-problem.json' with { type: 'json' };

test.for([
  ...tables.names,
  { name: `${'à'.repeat(250)}.eth`, problem: null },
  { name: `${'à'.repeat(252)}.eth`, problem: 'invalid' },
])('of the domain name $name the problem is $problem', ({ name, problem }) => {
  expect(findDomainProblem(name)).toBe(problem);
});

// The fast path for plain names agrees with the specification tables.
test('plain letters, digits and hyphens are judged as the specification does', () => {
  const signs = 'a1-.z';
  const names = Array.from({ length: signs.length ** 5 }, (_, at) =>
    Array.from({ length: 5 }, (_unused, place) => signs[Math.floor(at / signs.length ** place) % signs.length]).join(
      '',
    ),
  );
  const isNormal = (name: string) => {
    try {
      return ens_normalize(name) === name;
    } catch {
      return false;
    }
  };

  expect(names.filter((name) => (findDomainProblem(name) === null) !== isNormal(name))).toEqual([]);
});

test('an address carries its domain name with what is wrong with it, and nothing where nothing is', () => {
  const read = (name: string | null) =>
    toAddress(addressReply.parse({ hash: `0x${'1'.repeat(40)}`, ens_domain_name: name }));

  expect(read('vitаlik.eth')).toMatchObject({ ensDomainName: 'vitаlik.eth', domainProblem: 'mixed-scripts' });
  expect(read('vitalik.eth')).not.toHaveProperty('domainProblem');
  expect(read(null)).not.toHaveProperty('domainProblem');
});

test.for([
  '\ud800.eth',
  '\0.eth',
  `${'👨‍👩‍👧‍👦'.repeat(20)}.eth`,
  `${'\u0301'.repeat(250)}`,
  '.'.repeat(255),
  '\u{10ffff}'.repeat(100),
])('a hostile name is judged at once and throws nothing: %#', (name) => {
  const begun = readThreadMs();
  findDomainProblem(name);
  expect(readThreadMs() - begun).toBeLessThan(1_000);
});
