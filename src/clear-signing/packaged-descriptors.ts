import { type Descriptor, resolveCalldataDescriptor } from '@ethereum-sourcify/clear-signing';
import type { ReadFile } from '../i18n/speak-language.ts';

/** The packaged descriptors of one chain's contracts. Addresses are in lower case. */
export type DescriptorsOfChain = {
  has: (address: string) => boolean;
  /** Null if the contract has no descriptor. */
  read: (address: string) => Promise<Descriptor | null>;
};

/**
 * Creates the reader of `public/descriptors/`, which `test/tools/descriptors.ts` writes. The index is read once; the
 * file of a protocol only when one of its contracts is asked for.
 */
export function createDescriptors(readFile: ReadFile): (chainId: number) => Promise<DescriptorsOfChain> {
  let index: Promise<Map<string, string>> | undefined;

  async function readIndex(): Promise<Map<string, string>> {
    const { contracts } = (await readFile('/descriptors/index.json')) as { contracts: { [path: string]: string[] } };
    return new Map(Object.entries(contracts).flatMap(([path, all]) => all.map((contract) => [contract, path])));
  }

  return async (chainId) => {
    index ??= readIndex();
    const paths = await index.catch((error: unknown) => {
      // The next card tries again.
      index = undefined;
      throw error;
    });
    const pathOf = (address: string) => paths.get(`${chainId}:${address}`);
    return {
      has: (address) => pathOf(address) !== undefined,
      read: async (address) => {
        const path = pathOf(address);
        if (path === undefined) return null;
        const [, protocol] = path.split('/');
        const files = (await readFile(`/descriptors/${protocol}.json`)) as { [path: string]: Descriptor };
        const found = await resolveCalldataDescriptor(chainId, address, {
          type: 'custom',
          resolver: {
            index: { calldataIndex: { [`eip155:${chainId}:${address}`]: path }, typedDataIndex: {} },
            fetchDescriptor: async (at) => files[at] ?? {},
          },
        });
        return 'descriptor' in found ? found.descriptor : null;
      },
    };
  };
}
