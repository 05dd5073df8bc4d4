import { Field } from '@noble/curves/abstract/modular';
import { weierstrassPoints } from '@noble/curves/abstract/weierstrass';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const fingerprintLength = 16;
// The first and the last 65,535 keys of the curve: anything sent to their addresses is taken at once.
const smallest = /^0x0{60}(?!0000)[\da-f]{4}$/;

/** True for `0x` and 64 lower-case hex digits that are a well-known key: a development tool's, or tiny, or huge. */
export function isKnownKey(value: string): boolean {
  if (smallest.test(value)) return true;
  const fromEnd = curveOrder - BigInt(value);
  if (fromEnd > 0n && fromEnd < 0x1_0000n) return true;
  const fingerprint = bytesToHex(keccak_256(hexToBytes(value.slice(2)))).slice(0, fingerprintLength);
  return Object.values(knownFingerprints).some((group) => group.includes(fingerprint));
}

/** The order of secp256k1: private keys are greater than 0 and less than this. */
export const curveOrder = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_fffe_baae_dce6_af48_a03b_bfd2_5e8c_d036_4141n;

// The curve is created on first use, and from its parts: the library's ready-made one would add 5 ms to each start of
// the background, and its table of the generator's multiples 20 ms to the first answer.
function createMultiply() {
  const p = 2n ** 256n - 2n ** 32n - 977n;
  const x = 0x79be_667e_f9dc_bbac_55a0_6295_ce87_0b07_029b_fcdb_2dce_28d9_59f2_815b_16f8_1798n;
  const y = 0x483a_da77_26a3_c465_5da4_fbfc_0e11_08a8_fd17_b448_a685_5419_9c47_d08f_fb10_d4b8n;
  const { ProjectivePoint } = weierstrassPoints({ n: curveOrder, a: 0n, b: 7n, Gx: x, Gy: y, h: 1n, Fp: Field(p) });
  return (scalar: bigint) =>
    scalar > 0n && scalar < curveOrder ? ProjectivePoint.fromAffine({ x, y }).multiplyUnsafe(scalar).toAffine() : null;
}

let multiply: ReturnType<typeof createMultiply> | undefined;

const toDigits = (coordinate: bigint) => coordinate.toString(16).padStart(64, '0');

/**
 * Returns the address of the account whose private key a value would be, lower case. Null if it cannot be a key (zero,
 * or not below the order of secp256k1). Takes `0x` and 64 hex digits, and about 2 ms.
 */
export function toAddressOfKey(value: string): string | null {
  multiply ??= createMultiply();
  const point = multiply(BigInt(value));
  if (point === null) return null;
  return `0x${bytesToHex(keccak_256(hexToBytes(toDigits(point.x) + toDigits(point.y)))).slice(-40)}`;
}

/**
 * Publicly known private keys, by origin: the first 8 bytes of the Keccak hash of each, in hex. No key ships. A test
 * rebuilds the list from the mnemonics and the published keys.
 */
export const knownFingerprints = {
  // Anvil and Hardhat: "test test test test test test test test test test test junk".
  anvil: `
    5b2ef0b493f7d736 977470c9b1b2dc82 30f7c014eb73c865 76d9bac655feb820 d786047899d0a50c 68f43744516667f1
    fa1e36acb8019f77 45bf32a0a4cf56f5 b29b7c425a581602 a4bd269fc7a211a9 e0e3c8deeebd38a6 062c6369ef0d355b
    71d02740eb86f74e ae0a506c8cc43c9a e7f8c8c507543f4f 3fabd9ac29878927 225d845e63f55e01 0a384d7b8cabd8a5
    6ca3417f418c032f 95ca021f50fc4ec2`,
  // Ganache with `-d`: "myth like bonus scare over problem client lizard pioneer submit female collect".
  ganache: `
    fc6e57f3bfc461bf d61f7c4e50794ab4 375de1a76877baed 738784dcad838e30 89c44588485473fb 85067f7f91212077
    3efac3645d22ceb2 09bf4be9572f042a 676f2e000993a6bf 47cfb83db0e39baa 161d33d476982313 3ecd13a8db6de4b8
    b487a7ddf90e4dde 9487574005e1e920 e2140d78fc3fb8f7 dd1ed6d43a1814b1 aff094adedcb0ef0 3fc36cb02d31d11e
    f2852038d417a1e7 8205e553064ed2b8`,
  // Truffle develop: "candy maple cake sugar pudding cream honey rich smooth crumble sweet treat".
  truffle: `
    844eb3ad210d17bd 1e8c821d4eb4d148 680227d263d7d62f d7730e5d81f2a413 5770bc2ff5163f7a 35b45120e9797164
    2c37c50f1eafeee2 d5d8d2ce9c073e0c 50ce39a1c7d116bc 10308ec2899e7bbc e708a986fa2a6055 e3a62043fc6bba97
    478e1197363d958e ba34e21776e1a260 e91e0ef4eb3c7eeb bab0e2c7569b24e6 a9d6c2bf73c2dd93 25733f690dafa3a5
    464a67d07ce19746 60da92f143cf9d06`,
  // Moonbeam's development node: "bottom drive obey lake curtain smoke basket hold race lonely fit walk".
  moonbeam: `
    3dff7d5395fbc09a 4f9379c4bb9793f9 a580477ed18908c6 92dd4be53ff725e8 337544c677f67e88 2d9bd735c90bb2b5
    1a45ae8e026cdec7 fff2e4005ec0e327 e0c217d6b619e3a2 625ee8d08de44d31 b489d4ad69ba35e4 77931914d72a0f08
    4fdee50dbf70af5c 62cd506f0832129d 0676248c7b6b8077 f60d4e649c8b0b78 6bf84d0cda083136 65bbd57076b67246
    a36154ba571a5b8a 5599c33ac5c835cc`,
  // ethereum-package of Kurtosis: "giant issue aisle success … very lucky have athlete".
  kurtosis: `
    595ec50e05815ebb 38f2389125c4df98 58f631711bbac7eb 26c1ba3a816025f4 15d32bfe1eb3e594 17b1450c0046fe19
    b4e5599d91a5e5a3 476caf63b861d195 22baf5720d0e182b 2d42a396128d587a dda79cbf8c911606 dbf034e8050a8116
    009cbee556b43020 16a117abd37f67b9 c6a76d8ff46ef65a b2200ac047ea7c20 f25f56be05ef1e70 f9a7b9adc8aabbbb
    0595774e1dd05796 8ed31c84c0b98805`,
  // Its older one: "sleep moment list remain … utility club odor country obey pudding".
  olderTestNets: `
    0071e3b431a1d800 87e405aa79a83f44 3603f0414e14da63 43696417d447a3de b2ce64b3539b487f 5531c1e3d82f0766
    07b5264ec40ec640 ecca15d8f46fb183 2dcc07356fb379b5 d73e4888f54f0957 39ef8bfa74239d04 6181f5bffbb0365b
    131a77343d7b17eb 8ce1d9de1755e873 abe4ccb796e96046 dbfe34d48d5474b9 29d212a3008aa483 995e86d32276f90d
    ef6ef65e327494b7 6ea356d3c1bc2751`,
  // BIP-39's vectors ("abandon … about", "legal … yellow", "letter … above", "zoo … wrong"), Trezor's "all all … all".
  bip39: `
    3823f31678fde056 2822c4406c8fada7 114946538b60fae9 944800230ccb7edf afcb6a031bd47186 258f44d1243c2226
    e82aa50d89f42d3c 99241e573ba6d1cf 60b31f9fb6b9ca99 1db91553e9d5f31b c188cda2fee32212 cd7d20b32ed2fc11
    161f92eb1563e4dc 9af22b78bbb08278 0751bfa6cdbdb513 3bcdaeb4ed87ce5b 4f140ce86551ef47 fa4bfeeb8ceb9ac1
    7ccb607539823efb 6665ea5ba1106197 6fe438db57532508 9bef3976df711496 0ce47fa4eb12eae7 cc3ffcbf90fee54b
    c72fc14180704cd8 853675eab7a12e7d 5649bfcdaa224c15 8f40e69715f60496 0b5dbfcaca55cd31 1596d576b13ac453
    ae81044b1b7eaa70 0699ea2e503a49bc b8915f6f574906be 5b6823a3c70ae051 b6eafc010e34adce dee21685b6a98f67
    e6f01028d23fb0bb e7fd904282bd6f29 7ab9a208d1fab7f3 153b1263f3b99cba 17c8afba47d51568 f58f907fef52bfd9
    9247dccbd0a5f400 3be03b9231ef97ad 77a977b4ac5d4248 465288ea3aa6307b 4fcd15fa6c090639 cb7df6e05698b47f
    793860a8682c7c0c e3260b96b8afceea`,
  // Published one by one: go-ethereum, web3.js, EIP-155, Avalanche, Arbitrum, Moonbeam, Besu, Parity, ZKsync.
  published: `
    9dc4c9b367fa7336 c1e58a8f98438e60 59bdad9455ccf56b 395ee66d3eca6e51 ef2edfc2f9f3275e c578335eca57e309
    cb24b2035f8ea5b8 289a815906a6d91e 7468f02aaf2c59c9 2d4b1aaf6513d084 1ffcd00e599b17ee 93ac59d20f1caa3e
    93e35f72c0a50f98 755f1d1659146b64 20682fb7849dc6f5 0edc213e15fe1dd5 414f3e011757b8f3 5ff4583a4d98eada
    863daddf90ed9377 9f04e3223a641e68 8c961fe71a261026`,
  // Foundry's `makeAddrAndKey`: the Keccak hash of a name, as alice, bob or deployer.
  names: `
    71d363481396fa56 eed97ccc1751cbc1 460093daf5811e18 727d4d9721b8b91d 7cc9f102beba0af7 f7049b1f05c6ff00
    e529092a7418e2b6 b67d5f0d9fd334d4 e931c54a2663f066 7cb94366827a7907 e79e4d45b40d1ece 951c8d73962b65cc
    40df51fda4f6d03c 80fe48af77d0fdc2 466261d6678c1416 285e83617cffba64 805dc8973ad04df3 30498e0a8f88f5bb
    057ee19f7ac51835 4d4a5d56fe414eb6`,
};
