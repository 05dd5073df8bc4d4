import { type Field, type FieldLine, toFields } from './field.ts';

/** Returns an address with every field, all distinct. `digit` fills its hash, and its names begin with `name`. */
export function makeAddress(name: string, digit: string) {
  return {
    hash: `0x${digit.repeat(40)}`,
    ens_domain_name: `${name}.eth`,
    name: `${name} wallet`,
    implementations: [{ address_hash: `0x${`${digit}011`.repeat(10)}`, name: `${name} logic` }],
    is_contract: true,
    is_scam: true,
    is_verified: true,
    proxy_type: 'eip1167',
    reputation: 'ok',
    metadata: {
      tags: [
        {
          meta: { tooltipDescription: `All about ${name}`, tagUrl: 'https://evil.example/', tagIcon: '<svg/>' },
          name: `${name} exchange`,
          ordinal: 4321,
          slug: `${name}-slug`,
          tagType: 'protocol',
        },
      ],
    },
    private_tags: [
      {
        address_hash: `0x${`${digit}022`.repeat(10)}`,
        display_name: `${name} private`,
        label: `${name}-private-label`,
      },
    ],
    public_tags: [
      { address_hash: `0x${`${digit}033`.repeat(10)}`, display_name: `${name} public`, label: `${name}-public-label` },
    ],
    watchlist_names: [{ display_name: `${name} watched`, label: `${name}-watched-label` }],
    filecoin: { id: `f0${name}`, robust: `f2${name}`, actor_type: 'evm' },
  };
}

/** Returns where each field of that address is shown, in rows whose labels begin with `label`. */
export function addressFields(at: string, label: string, name: string, digit: string): Field[] {
  const lines: FieldLine[] = [
    ['ens_domain_name', 'details', label, `${name}.eth`],
    ['name', 'details', label, `${name} wallet`],
    ['implementations[].address_hash', 'details', `${label} implementation`, `0x${`${digit}011`.repeat(10)}`],
    ['implementations[].name', 'details', `${label} implementation`, `${name} logic`],
    ['is_contract', 'details', label, 'contract'],
    ['is_verified', 'details', label, 'verified contract'],
    ['is_scam', 'details', label, 'flagged as a scam'],
    ['proxy_type', 'details', label, 'minimal proxy (EIP-1167)'],
    ['reputation', 'details', label, 'reputation ok'],
    ['metadata', 'details', `${label} tag`, `${name} exchange`],
    ['metadata.tags', 'details', `${label} tag`, `${name} exchange`],
    ['metadata.tags[].meta', 'details', `${label} tag`, `All about ${name}`],
    ['metadata.tags[].name', 'details', `${label} tag`, `${name} exchange`],
    ['metadata.tags[].ordinal', 'details', `${label} tag`, 'priority 4,321'],
    ['metadata.tags[].slug', 'details', `${label} tag`, `${name}-slug`],
    ['metadata.tags[].tagType', 'details', `${label} tag`, 'protocol tag'],
    ['private_tags[].address_hash', 'details', `${label} private tag`, `0x${`${digit}022`.repeat(10)}`],
    ['private_tags[].display_name', 'details', `${label} private tag`, `${name} private`],
    ['private_tags[].label', 'details', `${label} private tag`, `${name}-private-label`],
    ['public_tags[].address_hash', 'details', `${label} public tag`, `0x${`${digit}033`.repeat(10)}`],
    ['public_tags[].display_name', 'details', `${label} public tag`, `${name} public`],
    ['public_tags[].label', 'details', `${label} public tag`, `${name}-public-label`],
    ['watchlist_names[].display_name', 'details', `${label} watch list name`, `${name} watched`],
    ['watchlist_names[].label', 'details', `${label} watch list name`, `${name}-watched-label`],
    ['filecoin.id', 'details', `${label} filecoin id`, `f0${name}`],
    ['filecoin.robust', 'details', `${label} filecoin robust`, `f2${name}`],
    ['filecoin.actor_type', 'details', `${label} filecoin actor type`, 'evm'],
  ];
  return toFields('address', at, lines);
}

/** Returns the field of the full hash, which is shown in the details. */
export function addressHashField(at: string, label: string, digit: string): Field[] {
  return toFields('address', at, [['hash', 'details', label, `0x${digit.repeat(40)}`]]);
}
