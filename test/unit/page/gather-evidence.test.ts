// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://forum.example:8443/topic/1" }
import { expect, test } from 'vitest';
import { findInText } from '../../../src/page/find-in-node.ts';
import { gatherEvidence } from '../../../src/page/gather-evidence.ts';
import { createLinkTarget, createTextTarget } from '../../../src/page/target.ts';

const hash = `0x${'9f'.repeat(32)}`;

function evidenceOf(html: string, addresses: string[] = []) {
  document.body.innerHTML = html;
  const walker = document.createTreeWalker(document.body, 4);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const [sighting] = findInText(node);
    if (sighting) {
      const link = node.parentElement?.closest('a') ?? null;
      return gatherEvidence(createTextTarget(sighting.found, sighting.place, link), addresses);
    }
  }
  throw new Error('nothing found');
}

test('says what stands on both sides in the same block', () => {
  const evidence = evidenceOf(
    `<p>other</p><p>See the <b>transaction</b> <code>${hash}</code>, it failed.</p><p>next</p>`,
  );

  expect(evidence).toEqual({
    written: hash,
    pageHost: 'forum.example',
    before: 'See the transaction ',
    after: ', it failed.',
  });
});

test('cuts each side at 80 characters and folds white space', () => {
  const { before, after } = evidenceOf(`<p>${'a  b\n'.repeat(100)} ${hash} ${'c\td '.repeat(100)}</p>`);

  expect(before).toHaveLength(80);
  expect(after).toHaveLength(80);
  expect(`${before}|${after}`).not.toMatch(/\s\s/);
});

test.for([
  ['the cell beside it', `<table><tr><td>Private key</td><td>${hash}</td></tr></table>`, 'Private key'],
  ['its term in a list', `<dl><dt>Txn hash</dt><dd><span>${hash}</span></dd></dl>`, 'Txn hash'],
] as const)('looks at %s when it stands alone in its block', ([, html, before]) => {
  expect(evidenceOf(html).before.trim()).toBe(before);
});

test('gives the link in full and the addresses of the page', () => {
  const evidence = evidenceOf(`<a href="/tx/${hash}">${hash}</a>`, ['0xabc']);

  expect(evidence.link).toBe(`https://forum.example:8443/tx/${hash}`);
  expect(evidence.addresses).toEqual(['0xabc']);
});

test('looks around the whole link when only the link says it', () => {
  document.body.innerHTML = `<p>tx <a href="https://etherscan.io/tx/${hash}">here</a> ok</p>`;
  const link = document.querySelector('a') ?? document.body;
  const found = { reference: { kind: 'transaction', hash }, written: hash, start: 0, end: 66 } as const;

  expect(gatherEvidence(createLinkTarget(found, link), [])).toMatchObject({ before: 'tx ', after: ' ok' });
});
