import { join } from 'node:path';
import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { chainTable } from '../../../src/build/chain-table-plugin.ts';
import { dataModules } from '../../../src/build/vite-plugins.ts';
import { chainOfHost, chainOfPrefix, chainOfUrl, isExplorerHost } from '../../../src/chains/chain-of-url.ts';
import { type ChainQuestion, chooseChain } from '../../../src/chains/choose-chain.ts';
import { pageAt } from '../../../src/chains/explorers.ts';
import { bundle } from '../../e2e/libraries/build-library.ts';
import { seed, sizes } from '../../size.ts';
import words from './chain-of-prefix.json' with { type: 'json' };
import urls from './chain-of-url.json' with { type: 'json' };
import rows from './every-row.json' with { type: 'json' };
import { askAll } from './guess-all.ts';

const current = { chainOfHost, chainOfUrl, chainOfPrefix, isExplorerHost, chooseChain, pageAt };

/** A table without one of its rows. */
type Variant = { name: string; row: string; rest: Table };
type Table = { [key: string]: unknown } | unknown[] | Map<string, unknown>;
type Answers = typeof current;
type Case = { said: string; ask: (answers: Answers) => unknown };

const [hash, address] = [`0x${'ab'.repeat(32)}`, `0x${'cd'.repeat(20)}`];

const ask = {
  question: (question: ChainQuestion) => (answers: Answers) => answers.chooseChain(question),
  text: (text: string, pageHost = 'forum.example.org') => {
    const [before = '', after = ''] = text.split('◆');
    const context = { written: hash, pageHost, before, after };
    return ask.question({ reference: { kind: 'transaction', hash }, context, userChainIds: [] });
  },
  link: (link: string) => (answers: Answers) => answers.chainOfUrl(link.replace('◆', hash).replace('◇', address)),
  host: (host: string) => (answers: Answers) => [answers.chainOfHost(host)?.chainId, answers.isExplorerHost(host)],
  word: (word: string) => (answers: Answers) => answers.chainOfPrefix(word),
  page: (url: string) => (answers: Answers) => answers.pageAt({ name: '', url }, { kind: 'transaction', hash }),
  nftPage: (host: string) => (answers: Answers) =>
    answers.pageAt({ name: '', url: `https://${host}` }, { kind: 'token-instance', contract: address, tokenId: '42' }),
};

test('a text is about the chain that it names', () => {
  for (const [text, id] of Object.entries(rows.texts))
    expect(ask.text(text)(current), text).toMatchObject({ chain: { id }, reason: { kind: 'words' } });
});

test('a page of a chain’s home is about that chain', () => {
  for (const [host, id] of Object.entries(rows.homes))
    expect(ask.text('◆', host)(current), host).toMatchObject({ chain: { id }, reason: { kind: 'page' } });
});

test('a link leads to the chain of its explorer', () => {
  for (const [link, chainId] of Object.entries(rows.links))
    expect(ask.link(link)(current), link).toMatchObject({ chainId });
});

test('a host is an explorer of its chain', () => {
  for (const [host, chainId] of Object.entries(rows.hosts))
    expect(ask.host(host)(current), host).toEqual([chainId, true]);
});

test.for(rows.explorers)('%s is an explorer of several chains', (host) => {
  expect(ask.host(host)(current)).toEqual([undefined, true]);
});

test('a word means its chain', () => {
  for (const [word, chainId] of Object.entries(rows.words)) expect(ask.word(word)(current), word).toBe(chainId);
});

test.for(Object.entries(rows.pages))('a transaction at %s has the page %s', ([url, path]) => {
  expect(ask.page(url)(current)).toBe(path && `${url}/${path.replace('◆', hash)}`);
});

test.for(rows.nftPages)('an NFT has its own page at %s', (host) => {
  expect(ask.nftPage(host)(current)).toBe(`https://${host}/nft/${address}/42`);
});

/** Returns the cases above and those of the tables beside this file, each with what it is about. */
function readCases(): Case[] {
  const toCases = (list: string[], one: (said: string) => Case['ask']) =>
    list.map((said) => ({ said, ask: one(said) }));
  return [
    ...askAll().map((question) => ({ said: JSON.stringify(question), ask: ask.question(question) })),
    ...toCases(Object.keys(rows.texts), ask.text),
    ...toCases(Object.keys(rows.homes), (host) => ask.text('◆', host)),
    ...toCases([...Object.keys(rows.links), ...urls.known.map(({ url }) => url)], ask.link),
    ...toCases(
      urls.unknown.flatMap((one) => one.rows),
      ask.link,
    ),
    ...toCases([...Object.keys(rows.hosts), ...rows.explorers], ask.host),
    ...toCases(
      [...urls.hosts, ...urls.explorers].map(({ host }) => host),
      ask.host,
    ),
    ...toCases([...Object.keys(rows.words), ...words.names.map(({ name }) => name), ...words.others], ask.word),
    ...toCases(Object.keys(rows.pages), ask.page),
    ...toCases(rows.nftPages, ask.nftPage),
  ];
}

const tables = [
  ...[
    'abbreviations',
    'aliases',
    'chainNames',
    'coinChains',
    'etherscanDomains',
    'ethereumFirstSites',
    'homesOfChains',
  ],
  ...['manyChainExplorers', 'otherPaths', 'otherPlaces', 'testnetsOf'],
];

// A table is a constant at the top of a file. Its value ends with the first semicolon at the end of a line.
const tableForm = new RegExp(`^((?:export )?const (${tables.join('|')})\\b[^=]*= )(.*?);$`, 'gms');

const toImport = (file: string) => JSON.stringify(join(import.meta.dirname, '../../../src/chains', file));
const entry = `
  import * as urls from ${toImport('chain-of-url.ts')};
  import * as choice from ${toImport('choose-chain.ts')};
  import * as explorers from ${toImport('explorers.ts')};
  globalThis.answers = { ...urls, ...choice, ...explorers };
`;

/** Returns a function that runs the code of the chains, with each table as `replaceTable` returns it. */
async function bundleChains(): Promise<(replaceTable: (name: string, table: Table) => Table) => Answers> {
  const open = {
    name: 'open-tables',
    enforce: 'pre' as const,
    transform: (code: string, id: string) =>
      id.includes('/src/chains/') ? code.replace(tableForm, "$1replaceTable('$2', $3);") : null,
  };
  const answers = dataModules('answers', () => ({ 'virtual:answers': entry }));
  const script = await bundle('virtual:answers', [open, chainTable(), answers]);
  const run = new Script(`(globalThis, replaceTable) => {${script}}`).runInThisContext();
  return (replaceTable) => {
    const scope = Object.create(globalThis);
    run(scope, replaceTable);
    return scope.answers;
  };
}

function toVariants(name: string, table: Table): Variant[] {
  const all: unknown[] = table instanceof Map ? [...table] : Array.isArray(table) ? table : Object.entries(table);
  return all.flatMap((row, at) => {
    const others = all.toSpliced(at, 1) as [string, unknown][];
    const [key, inner] = Array.isArray(row) ? row : [];
    // Each chain has several: Base Sepolia, Base Goerli.
    if (name === 'testnetsOf')
      return toVariants(key, inner).map((one) => ({
        name,
        row: `${key} ${one.row}`,
        rest: { ...table, [key]: one.rest },
      }));
    const rest = table instanceof Map ? new Map(others) : Array.isArray(table) ? others : Object.fromEntries(others);
    return [{ name, row: JSON.stringify(row), rest }];
  });
}

test('every row of the tables written by hand changes the answer to a case', async () => {
  const load = await bundleChains();
  const found = new Map<string, Table>();
  const toText = (answer: unknown) => JSON.stringify(answer) ?? 'none';
  const whole = load((name, table) => {
    found.set(name, table);
    return table;
  });
  const cases = readCases().map((one) => ({ ...one, answer: toText(one.ask(whole)) }));

  const isDead = ({ name, row, rest }: Variant) => {
    const answers = load((other, table) => (other === name ? rest : table));
    // The first different answer is enough, so those that mention the row come first.
    const parts = row.match(/[\p{L}\d.-]{2,}/gu) ?? [];
    const toNearness = ({ said, answer }: (typeof cases)[number]) =>
      parts.filter((part) => said.includes(part) || answer.includes(part)).length;
    const nearest = cases.map((one) => ({ ...one, nearness: toNearness(one) })).sort((a, b) => b.nearness - a.nearness);
    return nearest.every((one) => toText(one.ask(answers)) === one.answer);
  };
  const variants = [...found].flatMap(([name, table]) => toVariants(name, table));
  const tried = variants.filter((_, at) => (at + seed) % sizes.chainRowStep === 0);

  expect([...found.keys()].toSorted()).toEqual(tables.toSorted());
  expect(tried.filter(isDead).map(({ name, row }) => `${name}: ${row}`)).toEqual([]);
});
