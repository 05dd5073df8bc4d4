import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { gzipSize } from '../../../../src/page/build/gzip-size.ts';
import { packNames } from '../../../../src/page/build/pack-names.ts';

// Each of many names stands in its own few places, in all forms that a property has.
const names = Array.from({ length: 30 }, (_, at) => `q${at}`);
const uses = names.map((name, at) => `function f${at}({${name}:e},t){return{x:e.x,${name}:t.${name}+e?.y}}`);
const calls = names.map((name, at) => `f${at}({${name}:{x:${at},y:2}},{${name}:${at}})`);
const script = `(()=>{${uses.join('')}globalThis.packed=JSON.stringify([${calls}].map((e)=>Object.values(e)))})()`;

const own = new Set(names);
const run = (code: string): unknown => {
  runInThisContext(code);
  return Reflect.get(globalThis, 'packed');
};

test('gives properties names that compress better, and the script does the same', () => {
  const packed = packNames(script, own, 300);

  expect(gzipSize(packed)).toBeLessThan(gzipSize(script) * 0.97);
  expect(run(packed)).toEqual(run(script));
});

test('leaves a variable its name where it is said once for both', () => {
  const short = `(()=>{let q0=1,{q1,q2=2}={q1:3};globalThis.packed=(({q0,q1})=>q0+q1)({q0,q1:q1+q2})})()`;
  const packed = packNames(short, own, 50);

  expect(packed).not.toBe(short);
  expect(run(packed)).toBe(run(short));
});

test('gives each its own name, and none that another property has', () => {
  const packed = packNames(script, own, 300);
  const given = [...packed.matchAll(/t\.(\w+)\+/g)].map(([, name]) => name);

  expect(new Set(given).size).toBe(names.length);
  expect(given).not.toContain('x');
  expect(given).not.toContain('y');
});

test('gives the same names each time', () => {
  expect(packNames(script, own, 50)).toBe(packNames(script, own, 50));
});

test('leaves alone what is not its own', () => {
  expect(packNames(script, new Set(), 50)).toBe(script);
  expect(packNames('let a={b:1};a.b=a["c"]', new Set(['c']), 50)).toBe('let a={b:1};a.b=a["c"]');
});

test('says when one of them is written as a string as well', () => {
  expect(() => packNames('let a={b:1};"b"in a', new Set(['b']))).toThrow('"b"');
});
