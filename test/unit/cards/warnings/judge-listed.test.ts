import { expect, test } from 'vitest';
import { judgeListed } from '../../../../src/cards/warnings/link-warnings.ts';
import { whyHeldBack } from '../../../../src/lookup/guard-lookup.ts';
import { hash } from '../../references/values.ts';
import cases from './judge-listed.json' with { type: 'json' };

test.for(cases.befores)(
  'in a list, a value after “$before” counts as a $expected, and no key is watched',
  ({ before, expected }) => {
    const context = { written: hash, pageHost: 'page.example', before, after: '', isListed: true } as const;
    const held = whyHeldBack({ hash, name: 'Deployer', note: '' }, { addresses: [], context });

    expect(judgeListed({ reference: { kind: 'transaction', hash }, context })).toBe(expected);
    expect(held).toBe(expected === 'key' ? 'key-words' : null);
  },
);
