import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { gzipSize } from '../../../../src/page/build/gzip-size.ts';
import { packVariables } from '../../../../src/page/build/pack-variables.ts';

// Each of many functions calls those of its group: only their names tell the groups from each other.
const names = Array.from({ length: 48 }, (_, at) => `q${(at * 7) % 48}`);
const groups = names.map((name, at) => {
  const [first, second] = [names[(at + 12) % 48], names[(at + 24) % 48]];
  return `function ${name}(e){return e>3?[]:[${at % 4},...${first}(e+1),...${second}(e+2)]}`;
});
const script = `(()=>{${groups.join('')}globalThis.packed=JSON.stringify([${names}].map(e=>e(0)))})()`;

const run = (code: string): unknown => {
  runInThisContext(code);
  return Reflect.get(globalThis, 'packed');
};

test('has variables exchange their names so that they compress better, and the script does the same', () => {
  const packed = packVariables(script, 500);

  expect(gzipSize(packed)).toBeLessThan(gzipSize(script) * 0.97);
  expect(run(packed)).toEqual(run(script));
});

test('gives the same names each time', () => {
  expect(packVariables(script, 50)).toBe(packVariables(script, 50));
});

const like = (name: string) => `[${name}+1,${name}+2,${name}-3,${name}*4,${name}+5,${name}*6,7-${name}]`;

/** A script in which `aa` had better be called `bb`, whatever that costs in what is given. */
const inviting = (code: string) => `(()=>{"${like('bb')}";${code};globalThis.rest=${like('aa')}})()`;

test.for<[string, string]>([
  ['is a property’s, too', 'const aa=1,bb=2,o={aa:3,bb:4};globalThis.packed=[aa,bb,o.aa,o.bb,o["aa"]].join()'],
  ['is said once for both', 'const aa=1,bb=2,o={aa,bb};globalThis.packed=[o.aa,o.bb].join()'],
  ['is said once where it is taken out', 'const{aa=5,bb,...cc}={bb:1,dd:2};globalThis.packed=[aa,bb,cc.dd].join()'],
  ['is in a list', 'const[aa,[bb=7],...cc]=[1,[],3];globalThis.packed=[aa,bb,cc].join()'],
  ['is computed', 'const aa="x",bb="y",o={[aa]:1,[bb]:2};globalThis.packed=[o[aa],o[bb],o.x].join()'],
  ['is assigned to', 'let aa=1,bb=2;({aa,x:bb=9}={aa:5});[aa]=[aa+1];bb++;globalThis.packed=[aa,bb].join()'],
])('a name that %s stays right', ([, code]) => {
  const around = inviting(code);
  const packed = packVariables(around, 20);

  expect(packed).toContain(`rest=${like('bb')}`);
  expect(run(packed)).toBe(run(around));
});

test.for<[string, string]>([
  ['a parameter', 'function aa(bb){return bb+1}const bb=2;globalThis.packed=aa(5)+bb'],
  ['one taken out of a parameter', 'function aa({x:bb=3}){return bb+1}const bb=2;globalThis.packed=aa({})+bb'],
  ['a variable of a function', 'function aa(){let bb=8;return bb}const bb=2;globalThis.packed=aa()+bb'],
  ['what was thrown', 'function aa(){try{throw 4}catch(bb){return bb}}const bb=2;globalThis.packed=aa()+bb'],
  ['a function in another', 'function aa(){function bb(){return 4}return bb()}const bb=2;globalThis.packed=aa()+bb'],
  ['a function’s own', 'const aa=function bb(){return typeof bb},bb=2;globalThis.packed=aa()+bb'],
])('a name that %s has as well is left alone', ([, code]) => {
  const around = inviting(code);

  expect(packVariables(around, 50)).toBe(around);
});

test('variables of functions and what is nowhere declared keep their names', () => {
  const around = '(()=>{function aa(e){let cc=e;return cc+Number(dd)}globalThis.dd=1;globalThis.packed=aa(1)})()';

  expect(packVariables(around, 50)).toBe(around);
});
