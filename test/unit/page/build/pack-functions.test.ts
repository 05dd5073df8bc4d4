import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { gzipSize } from '../../../../src/page/build/gzip-size.ts';
import { packFunctions } from '../../../../src/page/build/pack-functions.ts';

// Pairs that are alike, as far from each other as the window of the compressor is wide.
const noise = (seed: number) => Array.from({ length: 9_000 }, (_, at) => ((at * seed) % 7_919).toString(36)).join('');
const alike = (at: number) => `return${JSON.stringify(noise(31 + (at % 3)))}.length+${at}`;
const functions = Array.from({ length: 6 }, (_, at) => `function f${at}(){${alike(at)}}`);
const script = `/*head*/(()=>{${functions.join('')}let all=[f0,f1,f2,f3,f4,f5].map((f)=>f());globalThis.packed=all})()`;

const run = (code: string): unknown => {
  runInThisContext(code);
  return Reflect.get(globalThis, 'packed');
};

test('puts functions that are alike beside each other, and leaves all else as it is', () => {
  const packed = packFunctions(script, 60);

  expect(gzipSize(packed)).toBeLessThan(gzipSize(script) * 0.8);
  expect(run(packed)).toEqual(run(script));
  expect(functions.filter((one) => !packed.includes(one))).toEqual([]);
  expect(packed).toHaveLength(script.length);
});

test('gives the same order each time', () => {
  expect(packFunctions(script, 60)).toBe(packFunctions(script, 60));
});

test.each([
  ['no function around all', 'function a(){}'],
  ['no functions', '(()=>{let a=1})()'],
  ['something between its functions', '(()=>{function a(){}let b=1;function c(){}})()'],
])('says that the script has another shape: %s', (_, code) => {
  expect(() => packFunctions(code)).toThrow('another shape');
});
