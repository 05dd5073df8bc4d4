/** The values that the tables below are about: real ones, in the case that people write them. */
export const hash = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';
export const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
export const contract = '0xBC4CA0EdA7647A8aB7C2061c2E118A18a936f13D';

export const bareHash = hash.slice(2);
export const bareAddress = address.slice(2);

export const transaction = { kind: 'transaction', hash } as const;
export const holder = { kind: 'address', address: address.toLowerCase() } as const;
export const token = { kind: 'token-instance', contract: contract.toLowerCase(), tokenId: '42' } as const;
export const collection = { kind: 'address', address: contract.toLowerCase() } as const;
