import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, test } from 'vitest';
import { sampleReferences } from '../../../../src/api/sample/sample-references.ts';
import { ask, askEverything } from './ask-sample.ts';

function toChecksummed(address: string): string {
  const digits = address.slice(2).toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(digits)));
  const cased = [...digits].map((digit, at) =>
    Number.parseInt(hash.charAt(at), 16) > 7 ? digit.toUpperCase() : digit,
  );
  return `0x${cased.join('')}`;
}

/** A list of byte strings, each shorter than 56 bytes, in RLP. */
function toRlp(parts: string[]): Uint8Array {
  const fields = parts.map((hex) => {
    const bytes = hexToBytes(hex.length % 2 === 0 ? hex : `0${hex}`);
    return bytes.length === 1 && Number(bytes[0]) < 0x80
      ? bytes
      : concatBytes(Uint8Array.of(0x80 + bytes.length), bytes);
  });
  const body = concatBytes(...fields);
  return concatBytes(Uint8Array.of(0xf8, body.length), body);
}

test('every address in every body has the right EIP-55 case', () => {
  const text = JSON.stringify(askEverything());

  const addresses = new Set(text.match(/(?<![\dA-Za-z])0x[\dA-Fa-f]{40}(?![\dA-Fa-f])/g));

  expect(addresses.size).toBeGreaterThan(18);
  expect([...addresses]).toEqual([...addresses].map(toChecksummed));
});

test('every written address is checksummed and matches its reference', () => {
  for (const { written, reference } of sampleReferences) {
    const [hex = '', tokenId] = written.split('/');
    if (reference.kind === 'transaction') expect(written).toBe(reference.hash);
    else expect(hex).toBe(toChecksummed(hex));
    if (reference.kind === 'address') expect(reference.address).toBe(hex.toLowerCase());
    if (reference.kind === 'token-instance')
      expect([reference.contract, reference.tokenId]).toEqual([hex.toLowerCase(), tokenId]);
  }
});

test('the first transaction on Ethereum is told with the facts that its hash commits to', () => {
  const hash = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';
  const told = ask(`/1/api/v2/transactions/${hash}`) as {
    gas_price: string;
    gas_limit: string;
    value: string;
    to: { hash: string };
  };

  const toHex = (value: string) => BigInt(value).toString(16);
  const signed = toRlp([
    '',
    toHex(told.gas_price),
    toHex(told.gas_limit),
    told.to.hash.slice(2),
    toHex(told.value),
    '',
    '1c',
    '88ff6cf0fefd94db46111149ae4bfc179e9b94721fffd821d38d16464b3f71d0',
    '45e0aff800961cfce805daef7016b9b675c137a6a41a548f7b60a3484c06a33a',
  ]);

  expect(`0x${bytesToHex(keccak_256(signed))}`).toBe(hash);
});

test('every selector belongs to the signature that stands with it', () => {
  const seen = new Set<string>();
  for (const body of askEverything()) {
    const { decoded_input: decoded, raw_input: raw } = body as {
      decoded_input?: { method_call: string; method_id: string } | null;
      raw_input?: string;
    };
    if (decoded === undefined || decoded === null) continue;
    const signature = decoded.method_call.replaceAll(/ \w+(?=[,)])/g, '').replaceAll(', ', ',');

    expect(bytesToHex(keccak_256(utf8ToBytes(signature))).slice(0, 8), signature).toBe(decoded.method_id);
    expect(raw?.startsWith(`0x${decoded.method_id}`)).toBe(true);
    seen.add(signature);
  }

  expect(seen.size).toBeGreaterThan(5);
});
