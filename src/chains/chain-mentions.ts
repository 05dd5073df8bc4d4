import { chainNames, coinChains, type NameStrength, testnetOf } from './chain-names.ts';
import { chainOfHome, chainOfHost, chainOfPart, chainOfRpc } from './chain-of-url.ts';
import { chainsByStart } from './chains.ts';

/**
 * A chain that a text names, the words that name it, and their position. A coin's symbol and "Etherscan" are weak:
 * people write them about any chain.
 */
export type Mention = {
  chainId: number;
  words: string;
  start: number;
  end: number;
  isWeak: boolean;
  /** A setting, a chain id, a server or a file: about everything near it, not only about the words beside it. */
  isSetting?: true;
};

/** Replaces each reference in a text that is searched for chains. */
export const referenceMark = '\uFFFC';

// Not the name of a file: "export-bscscan.csv".
const hostForm = /(?:[\w.+-]+@)?(?:[\w-]+\.)+(?!(?:csv|tsv|json|txt|xlsx?|pdf|log)(?![\w-]))[a-z]{2,}(?![\w-])/g;
const serverForm = /(?:[\w-]+\.)+[a-z]{2,}(?:\/[\w-]*)?/g;
// `chainId: 10`, `"chainId": "0xa"`, `--chain 10`, "Chain 42161".
const chainIdForm =
  /(?<![a-z])(?:chain|network)[\s_-]?(?:id["'`]?\s*(?:is\s|[:=#(]\s*)?|["'`]?\s*[:=]\s*|\s+(?=\d{4})|(?<=--chain)\s+)["'`]?(0x[\da-f]{1,8}|\d{1,15})(?![\w.])/gi;
// `network: "fuji"`, `--network optimism`, `blockchain = 'base'`, "Chain: Optimism", `Network.OPT_MAINNET`.
const settingForm =
  /(?<![a-z])(?:(?:block)?chain|network|ecosystem|red|rede|r[ée]seau|netzwerk|сеть|链|鏈|网络|網路|ネットワーク|チェーン|네트워크|(?:ال)?شبكة)(?:[\s_-]?name)?(?:["'`]?\s*[:：=.]\s*|(?<=--\w+)\s+|\s+(?=\w+ \(\d))["'`]?(?!network)([a-z][\w-]{1,40})/gi;
// Artifacts of builds: deployments/polygon/Vault.json, broadcast/Deploy.s.sol/8453/run-latest.json.
const fileForm = /(?:deployments?|broadcast)\/(?:[\w.]+\.sol\/)?(?:chain-)?([\w-]+)\//gi;
// Tables of queries: "select … from erc20_base.evt_Transfer"
const tableForm = /(?<![a-z])(?:from|join)\s+(?:\w+_)?([a-z]+)\.[a-z]\w*/gi;
const coinForm = new RegExp(`\\d\\s?(${Object.keys(coinChains).join('|')})(?![\\w-])`, 'g');

const settings = [serverForm, chainIdForm, settingForm, fileForm, tableForm];

// "Not on mainnet yet".
const negated = /(?<![a-z])(?:not|never)\s+(?:yet\s+)?(?:(?:on|to|via|from)\s+)?(?:the\s+)?$/i;
const mainnetForm = /(?<![\w-])(?:(?:on|to)\s+mainnet|mainnet(?=["'`]?\s*[:|=]))(?!\w)/gi;

function mentionsByForm(text: string, form: RegExp, toChainId: (found: string) => number | undefined): Mention[] {
  return [...text.matchAll(form)].flatMap((match) => {
    const chainId = toChainId(match[1] ?? match[0]);
    const isWeak = form === coinForm;
    const [start, end] = [
      match.index + (isWeak || form === settingForm ? match[0].length - (match[1] ?? '').length : 0),
      match.index + match[0].length,
    ];
    if (chainId === undefined) return [];
    const isSetting = settings.includes(form);
    return [{ chainId, words: text.slice(start, end), start, end, isWeak, ...(isSetting && { isSetting }) }];
  });
}

/**
 * Returns the chains that a text names, in no order. A longer name hides a shorter one in it ("Base Sepolia" is not
 * Base). `mainnetId` is the chain that "on mainnet" means there.
 */
export function findChainMentions(text: string, mainnetId: number): Mention[] {
  const hosts = mentionsByForm(text, hostForm, (host) => (chainOfHost(host) ?? chainOfHome(host))?.chainId);
  // Parts of a host do not name a chain: base.example, core.telegram.org.
  const plain = text.replace(hostForm, (host) => '\u0001'.repeat(host.length));
  const mentions = [
    ...hosts,
    ...mentionsByForm(text, serverForm, chainOfRpc),
    ...mentionsByForm(plain, chainIdForm, chainOfPart),
    ...mentionsByForm(plain, settingForm, chainOfSetting),
    ...mentionsByForm(text, fileForm, chainOfPart),
    ...(/\bselect\b/i.test(text) ? mentionsByForm(text, tableForm, (name) => chainOfKey(name)) : []),
    ...findNames(plain),
    ...mentionsByForm(plain, mainnetForm, () => mainnetId),
    ...mentionsByForm(plain, coinForm, (symbol) => coinChains[symbol]),
  ];
  const length = ({ start, end }: Mention) => end - start;
  const kept: Mention[] = [];
  for (const mention of mentions.sort((a, b) => length(b) - length(a))) {
    const longer = kept.find(({ start, end }) => end > mention.start && mention.end > start);
    if (!longer) kept.push(mention);
    else if (longer.chainId === mention.chainId && mention.isSetting) longer.isSetting = true;
  }
  return kept.filter(({ start }) => !negated.test(text.slice(0, start)));
}

function chainOfSetting(name: string): number | undefined {
  // Exchanges name a network by the standard of its tokens.
  if (/^erc-?20$/i.test(name)) return 1;
  if (/^bep-?20$/i.test(name)) return 56;
  return /^(?:main|test)net$/i.test(name) ? undefined : chainOfPart(name);
}

// Every match of a name contains one of these words. Hardly any text does, and expressions are slow on first use.
const listed: (Name & { words: string[]; pattern: string })[] = chainNames.map(([pattern, chainId, strength]) => ({
  words:
    pattern
      .replace(/\(\?![^()]*(?:\([^()]*\))?[^()]*\)/g, '')
      .toLowerCase()
      .match(/[a-z]{2,}|[^\0-\u02ff]{2,}/g) ?? [],
  pattern,
  chainId,
  strength,
}));

function toForm(pattern: string): RegExp {
  return new RegExp(
    `(?:${pattern.replaceAll(' ', '[\\s_-]*')})(?:[\\s_-]*\\(?(testnet|sepolia|goerli|devnet)(?![a-z]))?`,
    'gi',
  );
}

const listedIds = new Set(chainNames.map(([, chainId]) => chainId));

// The chain table's own names, exactly as written there. A single word ("Canto") is not enough alone.
function tableMentions(text: string): Mention[] {
  const named = chainsByStart((start) => text.includes(start)).filter(
    ({ id, name }) => name.length > 3 && text.includes(name) && (name.includes(' ') || !listedIds.has(id)),
  );
  if (named.length === 0) return [];
  const ids = new Map(named.map(({ id, name }) => [name, id]));
  const longestFirst = [...ids.keys()].sort((a, b) => b.length - a.length);
  const form = new RegExp(longestFirst.map((name) => name.replace(/[^\w\s]/g, '\\$&')).join('|'), 'g');
  return [...text.matchAll(form)].flatMap((match) => {
    const [name] = match;
    const strength = name.includes(' ') ? 'any' : 'strict';
    return toMention({ chainId: ids.get(name) ?? 1, strength }, match, text);
  });
}

function listedMentions(text: string): Mention[] {
  const lower = text.toLowerCase();
  return listed
    .filter(({ words }) => words.some((word) => lower.includes(word)))
    .flatMap((name) => [...text.matchAll(toForm(name.pattern))].flatMap((match) => toMention(name, match, text)));
}

function toMention(name: Name, match: RegExpExecArray, text: string): Mention[] {
  const [whole, network] = match;
  const place = { start: match.index, end: match.index + whole.length };
  const chainId = network ? testnetOf(name.chainId, network) : name.chainId;
  if (chainId === undefined || !isNameMeant(name, text, { ...place, isTestnet: Boolean(network) })) return [];
  const { start, end } = withCompany(text, place.start, place.end);
  return [{ chainId, words: text.slice(start, end), start, end, isWeak: name.strength === 'weak' }];
}

/**
 * Returns the chains that a text calls by their names, as people write them and as the chain table does. A shorter name
 * may be part of a longer one.
 */
function findNames(text: string): Mention[] {
  return [...listedMentions(text), ...tableMentions(text)];
}

/** The chain that a name means, and how much context the name needs to mean it. */
type Name = { chainId: number; strength: NameStrength };

const chainWord = '(?<![a-z])(?:cadena|la red|netzwerk)\\s+|(?:شبكة|سلسلة)\\s+';
const leadForm = new RegExp(`(?:(?<![\\w-])(?:on|onto|to|from|via)\\s+(?:the\\s+)?|[#@]|${chainWord})$`, 'i');
const onForm = new RegExp(`(?:(?<![\\w-])(?:on|via)\\s+(?:the\\s+)?|[#@]|${chainWord})$`, 'i');
const chainWordForm =
  /^[\s_-]*\(?(?:(?:mainnet|chain|network|blockchain|l2|netzwerk)(?![a-z])|链|鏈|网络|網路|ネットワーク|チェーン)/i;
// Directly at a reference: "Blast: 0x…", "| Blast | 0x…", "0x… (Blast)".
const labelEnd = new RegExp(`^[\\s"'\`)\\]:=|>–—→-]*${referenceMark}`);
// In code, `optimism: "0x…"`.
const quotedEnd = new RegExp(`^["']?\\s*[:=]\\s*["'\`]${referenceMark}`);
const labelStart = new RegExp(`${referenceMark}[\\s"'\`(|,–—-]*$`);
const afterLabel = /^\s*(?:$|[)\],.;|])/;
const everydayNext =
  /^[\s_-]*(?:fees?|uri|url|tokens?|assets?|currency|price|rate|class|layer|units?|case|amount|cost|of|de|di|path|pair|pool|gas|64)(?![a-z])/i;
const verbNext = /^\s(?:your|our|my|his|her|their|its|the|this|that|these|those|it|them|all|about|down|up)(?![a-z])/;
const ownerNext = /^\s+(?:address(?:es)?|wallets?|accounts?|keys?|signatures?|users?|private|public)(?![a-z])/i;

function standsAlone(text: string, start: number, end: number, isAny: boolean): boolean {
  const before = text.slice(Math.max(0, start - 1), start);
  const after = text.slice(end, end + 1);
  // These scripts write no spaces, or join articles and endings to a name.
  if (/[^\0-\u02ff]/.test(text.charAt(start))) return true;
  const isSeam = (left: string, right: string) => /[a-z\d)]/.test(left) && /[A-Z]/.test(right);
  const isOpen = !/[\p{L}\p{N}_]/u.test(before) || (isAny && (before === '_' || isSeam(before, text.charAt(start))));
  // The cells of a table may run together ("ArbitrumUSDC", "Polygon137"), and so may words ("ARBITRUM_RPC").
  const isShut =
    !/[\p{L}\p{N}_]/u.test(after) || (isAny && (isSeam(text.charAt(end - 1), after) || /[_\d]/.test(after)));
  return isOpen && isShut;
}

// "Dark Mode: 0x…" is no label of that name.
const labelOpen = /(?:^|[^\p{L}\s]|(?<![\p{L}\d])(?:and|or))\s*$/u;

function isLabel(before: string, after: string): boolean {
  return (labelEnd.test(after) && labelOpen.test(before)) || (labelStart.test(before) && afterLabel.test(after));
}

/**
 * True if the words of a text from `start` to `end` mean a chain of that name, judged by the text around them.
 * `isTestnet` is true if they include the name of a test network.
 */
function isNameMeant(
  name: Name,
  text: string,
  { start, end, isTestnet }: { start: number; end: number; isTestnet: boolean },
): boolean {
  const isLoose = name.strength === 'any' || name.strength === 'weak';
  if (!standsAlone(text, start, end, isLoose)) return false;
  const [before, word, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  if (name.strength === 'weak') return true;
  if (name.strength === 'any') return name.chainId !== 1 || leadForm.test(before) || !ownerNext.test(after);
  if (isTestnet || chainWordForm.test(after)) return true;
  if (everydayNext.test(after)) return false;
  const isCapital = /^\p{Lu}/u.test(word);
  switch (name.strength) {
    case 'capital':
      // "Base your decision on", "Optimism about".
      if (!leadForm.test(before) && verbNext.test(after)) return false;
      return isCapital || leadForm.test(before) || quotedEnd.test(after);
    case 'cue':
      return isCapital ? leadForm.test(before) || isLabel(before, after) : onForm.test(before);
    case 'strict':
      return isCapital && onForm.test(before);
  }
}

/** Extends a name by the words that lead to it and follow it: "on the … network". */
function withCompany(text: string, start: number, end: number): { start: number; end: number } {
  const lead = leadForm.exec(text.slice(0, start))?.[0] ?? '';
  const chainWord = chainWordForm.exec(text.slice(end))?.[0] ?? '';
  return { start: start - lead.length, end: end + chainWord.length };
}

// As a key, these are something else, unless the keys beside it are chains.
const everyday = /^(?:op|zero|flow|core|fuse|abstract|aurora|mode)$/i;

/**
 * Returns the chain that a key of code or settings names: a common name or a number that is no index. With
 * `isOfPeople`, a number too must be that of a chain that people write about.
 */
export function chainOfKey(key: string, { areChains = false, isOfPeople = false } = {}): number | undefined {
  const chainId = chainOfPart(key);
  if (chainId === undefined || (everyday.test(key) && !areChains)) return undefined;
  if (/^\d+$/.test(key) && !isOfPeople) return chainId > 9 ? chainId : undefined;
  return listedIds.has(chainId) ? chainId : undefined;
}
