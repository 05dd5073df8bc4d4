import { keccak256, toBytes } from 'viem';
import { generatePrivateKey, mnemonicToAccount, privateKeyToAddress } from 'viem/accounts';
import { expect, test } from 'vitest';
import { curveOrder, isKnownKey, knownKeyFingerprints, toAddressOfKey } from '../../../src/references/private-keys.ts';

const mnemonics: [group: keyof typeof knownKeyFingerprints, words: string, accounts: number][] = [
  ['anvil', 'test test test test test test test test test test test junk', 20],
  ['ganache', 'myth like bonus scare over problem client lizard pioneer submit female collect', 20],
  ['truffle', 'candy maple cake sugar pudding cream honey rich smooth crumble sweet treat', 20],
  ['moonbeam', 'bottom drive obey lake curtain smoke basket hold race lonely fit walk', 20],
  [
    'kurtosis',
    'giant issue aisle success illegal bike spike question tent bar rely arctic volcano long crawl hungry vocal artwork sniff fantasy very lucky have athlete',
    20,
  ],
  [
    'olderTestNets',
    'sleep moment list remain like wall lake industry canvas wonder ecology elite duck salad naive syrup frame brass utility club odor country obey pudding',
    20,
  ],
  ['bip39', 'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about', 10],
  ['bip39', 'legal winner thank year wave sausage worth useful legal winner thank yellow', 10],
  ['bip39', 'letter advice cage absurd amount doctor acoustic avoid letter advice cage above', 10],
  ['bip39', 'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo wrong', 10],
  ['bip39', 'all all all all all all all all all all all all', 10],
];
// Each key with the address that it was published with.
const published = [
  ['0xb71c71a67e1177ad4e901695e1b4b9ee17ae16c6668d313eac2f96dbcda3f291', '0x71562b71999873db5b286df957af199ec94617f7'],
  ['0x8a1f9a8f95be41cd7ccb6168179afb4504aefe388d1e14474d32c45c72ce7b7a', '0x703c4b2bd70c169f5717101caee543299fc946c7'],
  ['0x49a7b37aa6f6645917e7b807e9d1c00d4fa71f18343b0d4122a4d2df64dd6fee', '0x0d3ab14bbad3d99f4203bd7a11acb94882050e7e'],
  ['0x4c0883a69102937d6231471b5dbb6204fe5129617082792ae468d01a3f362318', '0x2c7536e3605d9c16a7a3d7b1898e529396a65c23'],
  ['0x4646464646464646464646464646464646464646464646464646464646464646', '0x9d8a62f656a8d1615c1294fd71e9cfb3e4855a4f'],
  ['0x56289e99c94b6912bfc12adc093c9b51124f0dc54ac7a766b2bc5ccf558d8027', '0x8db97c7cece249c2b98bdc0226cc4c2a57bf52fc'],
  ['0xb6b15c8cb491557369f3c7d2c287b053eb229daa9c22138887752191c9520659', '0x3f1eae7d46d88f08fc2f8ed27fcb2ab183eb2d0e'],
  ['0x5fb92d6e98884f76de468fa3f6278f8807c48bebc13595d45af5bdc4da702133', '0xf24ff3a9cf04c71dbc94d0b566f7a27b94566cac'],
  ['0x8075991ce870b93a8870eca0c0f91913d12f47948ca0fd25b49c6fa7cdbeee8b', '0x3cd0a705a2dc65e5b1e1205896baa2be8a07c6e0'],
  ['0x39539ab1876910bbf3a223d84a29e28f1cb4e2e456503e7e91ed39b2e7223d68', '0x773539d4ac0e786233d90a233654ccee26a613d9'],
  ['0x7dce9bc8babb68fec1409be38c8e1a52650206a7ed90ff956ae8a6d15eeaaef4', '0xff64d3f6efe2317ee2807d223a0bdc4c0c49dfdb'],
  ['0xb9d2ea9a615f3165812e8d44de0d24da9bbd164b65c4f0573e1ce2c8dbd9c8df', '0xc0f0f4ab324c46e55d02d0033343b4be8a55532d'],
  ['0x8f2a55949038a9610f50fb23b5883af3b4ecb3c3bb792cbcefbd1542c692be63', '0xfe3b557e8fb62b89f4916b721be55ceb828dbd73'],
  ['0xc87509a1c067bbde78beb793e6fa76530b6382a4c0241e5e4a9ec0a0f44dc0d3', '0x627306090abab3a6e1400e9345bc60c78a8bef57'],
  ['0xae6ae8e5ccbfb04590405997ee2d52d2b330726137b875053c36d94e974d162f', '0xf17f52151ebef6c7334fad080c5704d77216b732'],
  ['0x4d5db4107d237df6a3d58ee5f70ae63d73d7658d4026f2eefd2f204c81682cb7', '0x00a329c0648769a73afac7f9381e08fb43dbea72'],
  ['0x7726827caac94a7f9e1b160f7ea819f172f7b6f9d2a97f992c38edeab82d4110', '0x36615cf349d7f6344891b1e7ca7c72883f5dc049'],
  ['0xac1e735be8536c6534bb4f17f06f6afc73b2b5ba84ac2cfb12f7461b20c0bbe3', '0xa61464658afeaf65cccaafd3a512b69a83b77618'],
  ['0xd293c684d884d56f8d6abd64fc76757d3664904e309a0645baf8522ab6366d9e', '0x0d43eb5b8a47ba8900d84aa36656c92024e9772e'],
  ['0x850683b40d4a740aa6e745f889a6fdc8327be76e122f5aba645a5b02d0248db8', '0xa13c10c0d5bd6f79041b9835c63f91de35a15883'],
  ['0xf12e28c0eb1ef4ff90478f6805b68d63737b7f33abfa091601140805da450d93', '0x8002cd98cfb563492a6fb3e7c8243b7b9ad4cc92'],
  ['0xe667e57a9b8aaa6709e51ff7d093f1c5b73b63f9987e4ab4aa9a5c699e024ee8', '0x4f9133d1d3f50011a6859807c837bdcb31aaab13'],
  ['0x28a574ab2de8a00364d5dd4b07c4f2f574ef7fcc2a86a197f65abaec836d1959', '0xbd29a1b981925b94eec5c4f1125af02a2ec4d1ca'],
  ['0x74d8b3a188f7260f67698eb44da07397a298df5427df681ef68c45b34b61f998', '0xedb6f5b4aab3dd95c7806af42881ff12be7e9daa'],
  ['0xbe79721778b48bcc679b78edac0ce48306a8578186ffcb9f2ee455ae6efeace1', '0xe706e60ab5dc512c36a4646d719b889f398cbbcb'],
  ['0x3eb15da85647edd9a1159a4a13b9e7c56877c4eb33f614546d4db06a51868b1c', '0xe90e12261ccb0f3f7976ae611a29e84a6a85f424'],
  ['0x99b3c12287537e38c90a9219d4cb074a89a16e9cdb20bf85728ebd97c343e342', '0x6be02d1d3665660d22ff9624b7be0551ee1ac91b'],
  ['0x348ce564d427a3311b6536bbcff9390d69395b06ed6c486954e971d960fe8709', '0xb8ce9ab6943e0eced004cde8e3bbed6568b2fa01'],
] as const;
const names = [
  'alice',
  'bob',
  'carol',
  'charlie',
  'dave',
  'david',
  'eve',
  'frank',
  'mallory',
  'attacker',
  'deployer',
  'owner',
  'admin',
  'user',
  'user1',
  'user2',
  'test',
  'minter',
  'alex',
  'hacker',
];

const fingerprint = (key: `0x${string}`) => keccak256(key).slice(2, 18);

function keyOf(words: string, addressIndex: number): `0x${string}` {
  const key = mnemonicToAccount(words, { addressIndex }).getHdKey().privateKey;
  if (!key) throw new Error('This account has no key.');
  return `0x${Buffer.from(key).toString('hex')}`;
}

const derived = mnemonics.map(([group, words, count]) => ({
  group,
  keys: Array.from({ length: count }, (_, at) => keyOf(words, at)),
}));
const all = [
  ...derived.flatMap(({ keys }) => keys),
  ...published.map(([key]) => key),
  ...names.map((name) => keccak256(toBytes(name))),
];

test('every key of the mnemonics, every published one and every key made of a name is known', () => {
  expect(all.filter((key) => !isKnownKey(key))).toEqual([]);
});

test('the list holds these and no others', () => {
  const listed = Object.values(knownKeyFingerprints).flatMap((group) => group.trim().split(/\s+/));

  expect(listed.toSorted()).toEqual([...new Set(all.map(fingerprint))].toSorted());
});

test.for(derived)('$group is listed under its own name', ({ group, keys }) => {
  const others = Object.entries(knownKeyFingerprints).filter(([name]) => name !== group);
  const elsewhere = keys.filter((key) => others.some(([, text]) => text.includes(fingerprint(key))));

  // A key shared by two tools is listed under the first one.
  expect(keys.length - elsewhere.length).toBeGreaterThanOrEqual(keys.length - 2);
});

test.for(published)('%s is the key of %s', ([key, address]) => {
  expect(privateKeyToAddress(key).toLowerCase()).toBe(address);
});

test('the first account of Anvil is the one that everybody knows', () => {
  expect(derived[0]?.keys[0]).toBe('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80');
});

test.for([
  [`0x${'1'.padStart(64, '0')}`, true],
  [`0x${'ffff'.padStart(64, '0')}`, true],
  [`0x${'10000'.padStart(64, '0')}`, false],
  [`0x${'0'.repeat(64)}`, false],
  ['0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140', true],
  ['0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0354142', true],
  ['0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0354141', false],
  ['0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141', false],
  [`0x${'f'.repeat(64)}`, false],
] as const)('%s at the ends of the curve: %s', ([value, isKnown]) => {
  expect(isKnownKey(value)).toBe(isKnown);
});

test('values by chance are not known', () => {
  expect(Array.from({ length: 200 }, generatePrivateKey).filter(isKnownKey)).toEqual([]);
});

const toValue = (key: bigint): `0x${string}` => `0x${key.toString(16).padStart(64, '0')}`;

test('gives the address that viem derives, for any key', () => {
  const keys = [...Array.from({ length: 40 }, generatePrivateKey), toValue(1n), toValue(2n), toValue(curveOrder - 1n)];

  expect(keys.map(toAddressOfKey)).toEqual(keys.map((key) => privateKeyToAddress(key).toLowerCase()));
});

test.for([0n, curveOrder, curveOrder + 1n, 2n ** 256n - 1n])('gives none for %s, which is no key', (value) => {
  expect(toAddressOfKey(toValue(value))).toBe(null);
});

test('takes either case', () => {
  const key = `0x${'AbCd'.repeat(16)}`;

  expect(toAddressOfKey(key)).toBe(toAddressOfKey(key.toLowerCase()));
});
