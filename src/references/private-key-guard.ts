import { hidden } from './detect-in-text.ts';
import { detectInUrl } from './detect-in-url.ts';
import { isKnownKey, toAddressOfKey } from './private-keys.ts';
import type { Evidence } from './reference.ts';
import { isReadAsTransaction, isShortHash, readTransactionLabel } from './transaction-labels.ts';
import { type PlainWord, readWord } from './well-known-words.ts';

/** What is asked of a 64-hex value: `hash` is `0x` and 64 lower-case hex digits. */
export type HashQuestion = {
  hash: string;
  evidence: Evidence;
  /** True once the person asked for this very value; it turns a doubt into a yes, and a refusal into nothing. */
  asked: boolean;
  isExplorerHost: (host: string) => boolean;
};

/** Why a 64-hex value is taken for a private key. */
type KeySign = 'known-key' | 'address-in-sight' | 'key-words';

/** Why a 64-hex value is never asked about. */
export type WhyHeldBack = KeySign | 'no-reference';

/** What becomes of a 64-hex value: nobody is asked about it, the person is asked first, or it is sent to the service. */
export type Verdict =
  | { kind: 'not-a-reference'; word: PlainWord }
  | { kind: 'refuse'; because: KeySign }
  | { kind: 'ask-first'; because: 'no-sign' | 'near-key-words' | 'other-label' }
  | { kind: 'send'; because: 'link' | 'explorer-page' | 'label' | 'asked' };

const askFirst = (because: Extract<Verdict, { kind: 'ask-first' }>['because']): Verdict => ({
  kind: 'ask-first',
  because,
});

/**
 * Judges whether a 64-hex value may be asked about: it may be a private key, and what was sent cannot be taken back.
 * Only what stands at the value itself can say that it is a transaction: a link to it behind /tx/, an explorer's own
 * page, or a label right before it, in the text, in its list, or at the head of its column or row. All else asks first.
 *
 * The first that fits decides:
 * 0. A number, a padded address, a known topic or the like: no reference at all, whatever stands there.
 * 1. A key that everybody knows, or one whose address is in sight: that is certain, whatever else stands there.
 * 2. A label that calls the value itself a key or a secret ("private key: ", "SECRET="): refused, also in a link to an
 *    explorer, because chats and wikis make such links of every 64-hex value by themselves.
 * 3. Words of keys, seeds and secrets around it: refused; but the person is asked first where a transaction's link to a
 *    known explorer, or a label at the value, says otherwise. A false alarm costs a paste into "Look up"; the
 *    other mistake costs a wallet.
 * 4. The person's click.
 * 5. Signs of a transaction: asked about, unless what stands right before the value calls it something else.
 */
export function judgeHash(question: HashQuestion): Verdict {
  const { hash, evidence, asked } = question;
  const word = readWord(hash);
  if (word) return { kind: 'not-a-reference', word };
  if (isKnownKey(hash)) return { kind: 'refuse', because: 'known-key' };
  if (hasAddressInSight(hash, evidence)) return { kind: 'refuse', because: 'address-in-sight' };

  const before = toWords(evidence.before);
  const after = toWords(evidence.after);
  const heads = (evidence.heads ?? []).map(toWords);
  const key = readLabel(before);
  if ([key, ...heads.map(readLabel)].includes('key')) return { kind: 'refuse', because: 'key-words' };

  const links = readLink(question);
  const labels = [toLabel(before), ...heads].map(readTransactionLabel);
  if (isReadAsTransaction(before, after, heads)) labels.push('transaction');
  if ([before, after, toLinkWords(evidence.link ?? ''), ...heads].some(hasKeyWords) || isKeyHost(evidence.pageHost)) {
    const saysOtherwise = links === 'certain' || labels.includes('transaction');
    // Words that were put into the box came in the same press as the value: nobody was asked first.
    const isOnePress = asked && evidence.pageHost === '';
    if (!saysOtherwise || isOnePress || isKeyHost(evidence.pageHost)) return { kind: 'refuse', because: 'key-words' };
    return asked ? { kind: 'send', because: 'asked' } : askFirst('near-key-words');
  }

  if (asked) return { kind: 'send', because: 'asked' };
  if (key === 'doubtful' || labels[0] === 'key') return askFirst('near-key-words');
  if (labels[0] === 'other') return askFirst('other-label');
  if (links === 'certain') return { kind: 'send', because: 'link' };
  if (labels.includes('key')) return askFirst('near-key-words');
  if (labels.includes('other')) return askFirst('other-label');
  if (links === 'likely') return { kind: 'send', because: 'link' };
  if (question.isExplorerHost(evidence.pageHost) && !evidence.isListed)
    return { kind: 'send', because: 'explorer-page' };
  return labels.includes('transaction') ? { kind: 'send', because: 'label' } : askFirst('no-sign');
}

/** True where the text right before or after 40 hex digits, or their column's head, calls them a hash or a password. */
export function isCalledHash({ before, after, heads = [] }: Evidence): boolean {
  return [toLabel(toWords(before)), ...heads.map(toWords)].some((label) => isShortHash(label, toWords(after)));
}

/**
 * What a link says of the value it leads to: `certain` behind /tx/ or the like on a known explorer, where whoever
 * follows it tells the value to that explorer; `likely` behind it on another host, or elsewhere on an explorer.
 */
function readLink({ hash, evidence, isExplorerHost }: HashQuestion): 'certain' | 'likely' | 'none' {
  const [written] = /https?:\/\/[^\s<>"'`]*$/i.exec(evidence.before) ?? [];
  const link = evidence.link ?? (written && written + hash);
  // A link that leads elsewhere says nothing about this value.
  if (!link?.toLowerCase().includes(hash.slice(2)) || !URL.canParse(link)) return 'none';
  const found = detectInUrl(link)?.reference;
  const isTransaction = found?.kind === 'transaction' && found.hash === hash;
  const isExplorer = isExplorerHost(new URL(link).host);
  if (isTransaction && isExplorer && !hasKeyWords(toLinkWords(link))) return 'certain';
  return isTransaction || isExplorer ? 'likely' : 'none';
}

const letter = /[a-zß-\u1fff\u3040-\ud7a3\d]/;
const longestHeading = 60;

/** The text of the value's own line; where it begins the line, the short line above it, or one that ends in a colon. */
function toLabel(before: string): string {
  const lines = before.split('\n');
  const own = lines.pop() ?? '';
  // A list of parameters names none of them.
  if (letter.test(own.replace(/"?params"?: ?\[/, ''))) return own;
  const above = lines.findLast((line) => letter.test(line)) ?? '';
  const [said = ''] = above.split(/[.!?;]\s+(?=\S)|[。！？；](?=.)/).slice(-1);
  // A sentence that has ended is no heading.
  if (/[.。!！]\s*$/.test(said)) return '';
  return said.length <= longestHeading || /[:：]\s*$/.test(said) ? above : '';
}

/**
 * A text as words are looked for in it, in lower case: without characters that nobody sees, full-width letters as plain
 * ones, and privateKey as "private key".
 */
function toWords(text: string): string {
  return text
    .replace(hidden, '')
    .normalize('NFKC')
    .replace(/([a-zß-ÿ\d])([A-ZÀ-Þ])/g, '$1 $2')
    .toLowerCase();
}

/** The words of a link behind its host, which names a site and not what stands there. */
function toLinkWords(link: string): string {
  if (!URL.canParse(link)) return toWords(link);
  const { pathname, search, hash } = new URL(link);
  const rest = pathname + search + hash;
  try {
    return toWords(decodeURIComponent(rest));
  } catch {
    return toWords(rest);
  }
}

const wholeForm = /[\da-f]{40}/;
// As pages shorten addresses: 0xf39F…2266, 0xf39Fd6...92266
const shortForm = /(?:0x)?([\da-f]{3,})\s?(?:[…⋯]|\.{2,4}|\*{2,})\s?([\da-f]{3,})(?![\da-f])/g;
// Fewer would fit by chance: eight do so once in four billion.
const leastDigits = 8;

/**
 * True when the address of the account whose private key a value would be stands on the page, or in the text around
 * it in any case, with or without 0x, whole or shortened: nobody's transaction hash has that, so it is a private key.
 */
function hasAddressInSight(value: string, evidence: Evidence): boolean {
  const addresses = evidence.addresses ?? [];
  const text = [evidence.before, evidence.after, evidence.link ?? ''].join('\n').replace(hidden, '').toLowerCase();
  const shortened = [...text.matchAll(shortForm)].filter(
    ([, start = '', end = '']) => start.length + end.length >= leastDigits,
  );
  // Deriving it is the dearest of all, and most pages without an address need none.
  if (addresses.length === 0 && shortened.length === 0 && !wholeForm.test(text)) return false;
  const address = toAddressOfKey(value);
  if (address === null) return false;
  const digits = address.slice(2);
  return (
    addresses.includes(address) ||
    text.includes(digits) ||
    shortened.some(([, start = '', end = '']) => digits.startsWith(start) && digits.endsWith(end))
  );
}

// What a private key, a seed or another secret is called, by language. `[\W_]` is what may stand between two words, and
// letters that follow make another word: a secretary, a seedling. Neither `\p{L}` nor `i`: with them the browser would
// take 8 ms to make this one expression, and the first card would wait for it.
const english = [
  /priv(?:ate)?[\W_]{0,3}keys?(?:hex)?(?![a-zß-ӿ])/,
  /private[\W_]*(?:hex[\W_]*)?[:=]/,
  // As code and settings name it: PK_DEPLOYER, PK1, priv.
  /(?<![a-zß-ӿ])p(?:k|riv)(?![a-zß-ӿ])/,
  // new ethers.Wallet("0x…
  /wallet\s*\(\s*["'`]?\s*$/,
  /(?<![a-zß-ӿ])(?:wallet|deploy(?:er|ment)|owner|admin|relayer|operator|validator|master|burner|sequencer|minter|treasury|faucet|evm|spend(?:ing)?)[\W_]{0,2}keys?(?![a-zß-ӿ])/,
  /sign(?:er|ing)[\W_]{0,2}(?:wallet[\W_]{0,2})?keys?(?![a-zß-ӿ])/,
  /(?<![a-zß-ӿ])[sp]k["'`]?\s*[:=]/,
  /xprv|brain[\W_]?wallet/,
  // No secretary, secretariat, secretion, secrete.
  /secret(?!ar|i[ov]|e[ds]?(?![a-zß-ӿ])|ing)/,
  // Money, not keys: a seed round.
  /(?<![a-zß-ӿ]|pre[\W_])(?:(?:wallet|master|root|hd|my|private)[\W_]?)?seeds?(?![a-zß-ӿ])(?!\W{1,2}(?:round|fund|invest|stage|capital|sale|money|valuation))/,
  /seed[\W_]?(?:phrase|word|hex|key|bytes)/,
  /mn[eé]m[oôó]/,
  /pass[\W_]?phrase/,
  /(?:recovery|backup|wallet|bip-?39)[\W_]{0,3}(?:phrase|words)/,
];

const western = [
  /privat(?:e[nrs]?)?[\W_]{0,2}schl(?:ü|ue)ssel|schl(?:ü|ue)ssel[\W_]{0,2}privat|geheim(?!tipp|dienst)|wiederherstellungs(?:phrase|wörter|satz)/,
  /cl(?:[eé]f?s?)[\W_]{0,2}priv[eé]e?s?(?![a-zß-ӿ])|secrète|phrase[\W_](?:de[\W_])?r[eé]cup[eé]ration/,
  /(?:clave|llave|chave|frase)s?[\W_](?:privada|secreta|semilla|semente)|frase[\W_]de[\W_]recupera|semillas?(?![a-zß-ӿ])|segredo/,
  /chiav[ei][\W_](?:privat|segret)|segret[aeio]?(?![a-zß-ӿ])|frase[\W_]di[\W_]recupero/,
  /priv[eé][\W_]?sleutel|herstelzin|privat[\W_]?n(?:yckel|øgle|økkel)|hemlig|hemmelig|yksityi[a-zß-ӿ]*[\W_]?avai/,
  /klucz[a-zß-ӿ]*[\W_]prywatn|prywatn[a-zß-ӿ]*[\W_]klucz|soukrom[a-zß-ӿ]*[\W_]kl[ií][cč]|priv[aá]t[\W_]kulcs|chei[ae][\W_]privat/,
  /özel[\W_]anahtar|gizli[\W_](?:anahtar|kelime|ifade)|kurtarma[\W_](?:ifade|kelime)/,
  /kunci[\W_](?:privat|pribadi|peribadi|rahasia)|frasa[\W_](?:pemulihan|benih|rahasia)/,
  /kh(?:óa|oá)[\W_](?:riêng|bí mật|cá nhân)|cụm từ (?:khôi phục|bí mật|hạt giống)/,
];

const others = [
  /(?<![a-zß-ӿ])(?:приватн|закрыт|личн|особист|част)[a-zß-ӿ]*[\W_]ключ|секрет(?!ар)|с[иі]д[\W_]?фраз|мн[еі]мо|фраз[a-zß-ӿ]*[\W_](?:восстановл|відновл)/,
  /ιδιωτικ[a-zß-ӿ]*[\W_]κλειδ/,
  /私[\W_]?[钥鑰匙键鍵]|私[\W_]?key|[密金秘][钥鑰]|秘密|助[记記憶][词詞]|[种種]子(?![轮輪])|恢[复復]短[语語]/,
  /プライベート.?キー|シークレット|シード(?!.?ラウンド)|ニーモニック|リカバリー.?フレーズ|復元フレーズ/,
  /개인.?키|프라이빗.?키|비밀|시드(?!.?(?:라운드|투자))|니모닉|복구.?(?:구문|문구)/,
  /ال?مفتاح\s(?:ال)?(?:خاص|سري)|عبارة\s(?:ال)?(?:استرداد|بذور|سرية)|کلید\s?(?:خصوصی|محرمانه)|عبارت\s?بازیابی|מפתח\sה?פרטי/,
  /निजी\s?(?:कुंजी|चाबी)|प्राइवेट\s?की|गुप्त/,
  /(?:คีย์|กุญแจ)ส่วนตัว/,
];

const keyWords = new RegExp([...english, ...western, ...others].map(({ source }) => source).join('|'), 'g');
// What may stand between a name and its value: "Private key (do not share): ", "SECRET=", "the seed is ".
const upToValue =
  /^(?:[^a-zß-\u1fff\u3040-\ud7a3]*\([^()]*\))?[^a-zß-\u1fff\u3040-\ud7a3]*(?:(?:is|are|was|ist|war|est|es|era|è|é|это|является|是|为|為|は)[^a-zß-\u1fff\u3040-\ud7a3]*)?$/;
// Names that a private key may have as well as something harmless: a storage key, a password.
const doubtfulLabel =
  /(?:keys?|pass(?:word|wd|code)|pwd|entropy|schl(?:ü|ue)ssel|cl(?:é|ef)|clave|llave|chave|chiave|contraseña|senha|sleutel|klucz|anahtar|ключ|пароль|密[码碼]|[键鍵钥鑰]|パスワード|キー|키|비밀번호)[^a-zß-\u1fff\u3040-\ud7a3]*$/;
const keyHost = /priv(?:ate)?-?keys?|seed-?phrase|mnemonic|bip-?39|brain-?wallet/;

/** True where a text speaks of private keys, seeds or secrets, in one of some twenty languages. Takes `toWords`' text. */
function hasKeyWords(words: string): boolean {
  return words.search(keyWords) !== -1;
}

/** What the text right before a value says that it is: surely a key, perhaps one, or nothing like that. */
function readLabel(wordsBefore: string): 'key' | 'doubtful' | 'none' {
  for (const { 0: name, index } of wordsBefore.matchAll(keyWords)) {
    if (upToValue.test(wordsBefore.slice(index + name.length))) return 'key';
  }
  return doubtfulLabel.test(wordsBefore) ? 'doubtful' : 'none';
}

/** True for the host of a site about keys, as privatekeys.example. */
function isKeyHost(host: string): boolean {
  return keyHost.test(host.toLowerCase());
}
