import { expect, test } from 'vitest';
import { chooseChain } from '../../../src/chains/choose-chain.ts';
import type { Reference, ReferenceContext } from '../../../src/references/reference.ts';
import tables from './choose-chain.json' with { type: 'json' };

const address = `0x${'cd'.repeat(20)}`;
const reference: Reference = { kind: 'address', address };
const context: ReferenceContext = { written: address, pageHost: 'example.org', before: '', after: '' };

test.for(tables.cases)('takes $what', ({ context: changes, chain: [id, name], reason, asked }) => {
  const { writtenChainId, ...others } = asked ?? {};
  const written = writtenChainId === undefined ? reference : { ...reference, chainId: writtenChainId };

  const chosen = chooseChain({
    reference: written,
    context: { ...context, ...changes },
    userChainIds: [100],
    ...others,
  });

  expect(chosen).toEqual({ chain: { id, name }, reason });
});
