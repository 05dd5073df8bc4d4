import { beforeEach, expect, test } from 'vitest';
import { createDice, type Dice } from '../../../../src/api/sample/sample-values.ts';
import { startDomScan } from '../../../../src/content/scan/dom-scan.ts';
import { findAll } from '../../../../src/content/scan/find-references.ts';
import { detectInText } from '../../../../src/references/detect-in-text.ts';
import { nameReference } from '../../../../src/references/reference.ts';
import { seed as firstSeed, sizes } from '../../../size.ts';
import { stubBrowser } from '../fake-highlights.ts';
import { fillCases } from '../fill-cases.ts';
import cases from './dom-scan-pieces.json' with { type: 'json' };

// @vitest-environment new-document
const treesAtOnce = Math.min(500, sizes.scanTrees);
const changedAtOnce = treesAtOnce / 5;
const batches = Math.ceil(sizes.scanTrees / treesAtOnce);

beforeEach(() => void stubBrowser());

/** Scans the document in one go, or in slices of `steps` steps with `between` called between them. */
function scan({ steps = Number.POSITIVE_INFINITY, between = (_: number) => {} } = {}) {
  const held = new Map<Node, string[]>();
  const life = new AbortController();
  const slices: (() => void)[] = [];
  let step = 0;
  startDomScan({
    signal: life.signal,
    whenIdle: (work) => slices.push(work),
    now: () => (step++ % (steps + 1)) * (4.5 / steps),
    onText: (node, found) => (found.length > 0 ? held.set(node, found) : held.delete(node)),
    onElement: () => {},
    onTouched: () => {},
    // biome-ignore lint/correctness/useYield: it is done at once.
    *onClosed(node) {
      for (const at of held.keys()) if (node.contains(at)) held.delete(at);
    },
    *afterwards() {},
  });
  const settle = async () => {
    let ran = 0;
    for (let work = slices.shift(); work; work = slices.shift()) {
      step = 0;
      work();
      between(ran++);
      if (ran > 3_000) throw new Error('It never rests');
      // Lets the page's mutation observers run.
      for (let turn = 0; turn < 4; turn++) await Promise.resolve();
    }
    return ran;
  };
  return { held, slices, life, settle };
}

/** Returns each text node's references, found line by line by brute force: whole lines, no search, no windows. */
function readNaively(root: Element): Map<Node, string[]> {
  const lines: Text[][] = [[]];
  const read = (node: Node) => {
    if (node instanceof Text) lines.at(-1)?.push(node);
    if (!(node instanceof Element)) return;
    const divides = node.localName !== 'wbr' && !/^(?:inline|contents)$/.test(getComputedStyle(node).display);
    if (divides) lines.push([]);
    node.childNodes.forEach(read);
    if (divides) lines.push([]);
  };
  read(root);

  const held = new Map<Node, string[]>();
  for (const line of lines) {
    const text = line.map(({ data }) => data).join('\0');
    for (const { reference, start } of detectInText(text)) {
      let at = start + text.slice(start).search(/0[\0\p{DI}]*x/u);
      for (const node of line) {
        if (at <= node.length) {
          const isHidden = /^(?:script|style|textarea)$/.test(node.parentElement?.localName ?? '');
          if (!isHidden) held.set(node, [...(held.get(node) ?? []), nameReference(reference)]);
          break;
        }
        at -= node.length + 1;
      }
    }
  }
  return held;
}

const [first = '', ...others] = fillCases<string>(cases);
const pieces: readonly [string, ...string[]] = [first, ...others];
// `eip155:0:` invalidates a value without being joined to it, which is checked only together with the value itself.
const changing: readonly [string, ...string[]] = [first, ...others.filter((piece) => piece !== 'eip155:0:')];

/** A small tree in which some references are whole and some are split into pieces. */
function grow(seed: number, from: readonly [string, ...string[]] = pieces): Element {
  const { below, oneOf: pick } = createDice(`page ${seed}`);
  const root = document.createElement('div');
  let into: Element = root;
  const put = (text: string) => {
    const ways = ['text', 'text', 'text', 'span', 'b', 'open', 'close', 'wbr', 'comment', 'empty', 'rare'] as const;
    const way = pick(ways);
    if (way === 'span' || way === 'b') {
      const element = document.createElement(way);
      element.append(text);
      into.append(element);
      return;
    }
    if (way === 'open') {
      const name = pick(['p', 'td', 'i', 'a', 'div', 'li', 'code', 'section']);
      const element = document.createElement(name);
      // Cells, list items and similar elements divide a line whatever style a page gives them.
      if (/^(?:i|a|code|section)$/.test(name) && below(4) === 0)
        element.className = pick(['contents', 'block', 'inline', 'inline-block', 'none']);
      into.append(element);
      into = element;
    }
    if (way === 'close') into = into.parentElement ?? root;
    if (way === 'wbr') into.append(document.createElement('wbr'));
    if (way === 'comment') into.append(document.createComment(text));
    if (way === 'empty') into.append('');
    if (way === 'rare') {
      const element = document.createElement(pick(['br', 'img', 'script', 'style', 'textarea']));
      if (/script|style|textarea/.test(element.localName)) element.append(text);
      into.append(element);
    }
    into.append(text);
  };
  for (let count = 2 + below(8); count > 0; count--) {
    const piece = pick(from);
    // Some pieces are cut once or twice, a few into single letters.
    if (below(25) === 0) for (const letter of piece) put(letter);
    else if (below(3) === 0) {
      const cut = below(piece.length + 1);
      put(piece.slice(0, cut));
      put(piece.slice(cut));
    } else put(piece);
  }
  return root;
}

const sorted = (held: Map<Node, string[]>, root: Element) => {
  const walker = document.createTreeWalker(root, 4);
  const all: string[] = [];
  for (let index = 0; walker.nextNode(); index++) {
    for (const name of (held.get(walker.currentNode) ?? []).toSorted()) all.push(`${index} ${name}`);
  }
  return all;
};

test.for(Array.from({ length: batches }, (_, batch) => firstSeed + batch * treesAtOnce))(
  `finds what a naive reader of lines finds, no more and no less: ${treesAtOnce} trees from seed %i on`,
  (first) => {
    let total = 0;
    for (let seed = first; seed < first + treesAtOnce; seed++) {
      const root = grow(seed);
      document.body.replaceChildren(root);
      const { held, slices, life } = scan();
      for (let work = slices.shift(); work; work = slices.shift()) work();
      life.abort();

      const expected = sorted(readNaively(root), root);
      const found = sorted(held, root);
      const inAll = sorted(
        new Map(
          [...held.keys()].map((node) => [
            node,
            [...findAll(node)].flat().map((it) => nameReference(it.found.reference)),
          ]),
        ),
        root,
      );
      total += expected.length;
      expect({ seed, found, html: root.innerHTML }).toEqual({ seed, found: expected, html: root.innerHTML });
      expect({ seed, inAll, html: root.innerHTML }).toEqual({ seed, inAll: expected, html: root.innerHTML });
    }
    expect(total).toBeGreaterThan(treesAtOnce / 2);
  },
);

const leaf = /^(?:br|img|wbr|style|script|textarea)$/;

/** Makes one random change in the tree. Some changes are completed only by the returned function. */
function change(root: Element, { below, oneOf: pick }: Dice): () => void {
  const nodes = [...root.querySelectorAll('*')].flatMap((element) => [element, ...element.childNodes]);
  const node = nodes[below(nodes.length)] ?? document.createElement('p');
  const holders = nodes.filter((at) => at instanceof Element && !leaf.test(at.localName));
  const holder = holders[below(holders.length + 1)] ?? root;
  const parent = node.parentNode ?? root;
  const { nextSibling } = node;
  const piece = pick(changing);
  switch (pick(['edit', 'cut', 'add', 'grow', 'remove', 'move', 'replace', 'recycle'])) {
    case 'edit':
      if (node instanceof Text) node.data = piece;
      break;
    case 'cut':
      if (node instanceof Text) node.splitText(below(node.length + 1));
      break;
    case 'add':
      holder.appendChild(document.createTextNode(piece));
      break;
    case 'grow':
      holder.appendChild(grow(below(1e6), changing));
      break;
    case 'remove':
      node.parentNode?.removeChild(node);
      break;
    case 'move':
      if (!node.contains(holder)) holder.insertBefore(node, holder.childNodes[below(3)] ?? null);
      break;
    case 'replace':
      node.parentNode?.replaceChild(document.createTextNode(piece), node);
      break;
    case 'recycle':
      // Removes the node, fills it with new text and puts it back, as lists do that recycle their rows.
      node.parentNode?.removeChild(node);
      return () => {
        const walker = document.createTreeWalker(node, 4);
        while (walker.nextNode()) if (below(2)) (walker.currentNode as Text).data = pick(changing);
        parent.insertBefore(node, nextSibling?.parentNode === parent ? nextSibling : null);
      };
  }
  return () => {};
}

test.for(Array.from({ length: batches }, (_, batch) => firstSeed + batch * changedAtOnce))(
  `finds the same after changes as in a new page: ${changedAtOnce} trees from seed %i on`,
  async (first) => {
    let total = 0;
    for (let seed = first; seed < first + changedAtOnce; seed++) {
      const dice = createDice(`changes ${seed}`);
      const root = grow(seed, changing);
      document.body.replaceChildren(root);
      const { held, life, settle } = scan();
      await settle();
      for (let changes = 0; changes < 6; changes++) {
        const before = root.innerHTML;
        const back = change(root, dice);
        if (dice.below(2)) for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        back();
        if (dice.below(3) === 0) continue;
        for (let turn = 0; turn < 4; turn++) await Promise.resolve();
        await settle();

        const expected = sorted(readNaively(root), root);
        total += expected.length;
        expect({ seed, changes, found: sorted(held, root), before, after: root.innerHTML }).toEqual({
          seed,
          changes,
          found: expected,
          before,
          after: root.innerHTML,
        });
      }
      life.abort();
    }
    expect(total).toBeGreaterThan(treesAtOnce / 2);
  },
);
