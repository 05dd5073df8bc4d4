import { Field } from '@noble/curves/abstract/modular';
import { weierstrassPoints } from '@noble/curves/abstract/weierstrass';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

/** The order of secp256k1: private keys are the numbers from 1 to below it. */
export const curveOrder = 0xffff_ffff_ffff_ffff_ffff_ffff_ffff_fffe_baae_dce6_af48_a03b_bfd2_5e8c_d036_4141n;

// The curve is made when it is first needed, and from its parts: the library's ready-made one would take 5 ms of every
// start of the background, and its table of the generator's multiples 20 ms of the first answer.
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
 * The address of the account whose private key a value would be, lower case; null where it can be none (zero, or not
 * below the order of secp256k1). Takes `0x` and 64 hex digits, and about 2 ms.
 */
export function toAddressOfKey(value: string): string | null {
  multiply ??= createMultiply();
  const point = multiply(BigInt(value));
  if (point === null) return null;
  return `0x${bytesToHex(keccak_256(hexToBytes(toDigits(point.x) + toDigits(point.y)))).slice(-40)}`;
}
