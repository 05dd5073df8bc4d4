/** What is said of an address beside it, in a few small letters: labels with a border. */
export const accountTags = {
  // An account that runs code of a contract, without being one (EIP-7702).
  delegating: 'delegating account',
  verifiedContract: 'verified contract',
  contract: 'contract',
  proxy: 'proxy',
  scam: 'scam',
};

/** Everything that is known of an address, in rows. `label` is what the address is in its card: "From", "NFT owner". */
export const accountRows = {
  // The code that a proxy runs.
  runs: (label: string) => `${label} runs`,
  tag: (label: string) => `${label} tag`,
  // Given by the owner of the API key.
  privateTag: (label: string) => `${label} private tag`,
  publicTag: (label: string) => `${label} public tag`,
  watchedAs: (label: string) => `${label} watched as`,

  contract: 'contract',
  verifiedContract: 'verified contract',
  unverifiedContract: 'contract, not verified',
  invalidName: (name: string) => `invalid name: ${name}`,
  // `reputation` is the explorer's own word for it.
  reputation: (reputation: string) => `reputation ${reputation}`,
  markedAsScam: 'marked as a scam',
  // A label that was put on another address than the one that it is shown at.
  onAddress: (address: string) => `on ${address}`,
  // `kind` is the explorer's own word: "name", "protocol".
  kindOfTag: (kind: string) => `${kind} tag`,
  // The weight of a tag among the others: "order 9".
  order: (number: string) => `order ${number}`,
};

/** Kinds of proxies: contracts that run the code of another one. Names of standards stay as they are. */
export const proxies = {
  eip1167: 'minimal proxy (EIP-1167)',
  eip1967: 'proxy (EIP-1967)',
  eip1822: 'proxy (EIP-1822)',
  openZeppelin: 'proxy (EIP-1967, OpenZeppelin)',
  beacon: 'beacon proxy (EIP-1967)',
  masterCopy: 'proxy of a master copy',
  namesImplementation: 'proxy that names its implementation',
  comptroller: 'comptroller proxy',
  eip2535: 'proxy of many parts (EIP-2535)',
  immutableArguments: 'clone with immutable arguments',
  eip7702: 'delegating account (EIP-7702)',
  resolvedDelegate: 'resolved delegate proxy',
  erc7760: 'proxy (ERC-7760)',
  minimal: 'minimal proxy',
  // `kind` is the explorer's own word for a kind that Hashlens does not know.
  other: (kind: string) => `proxy ${kind}`,
};
