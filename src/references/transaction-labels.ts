import { endsInKind, hasPurpose, isHarmless, isPurpose, isShortName, isUnderstood } from './harmless-words.ts';
import { isOtherHash, isOtherThing } from './other-hashes.ts';
import { hasKeyWords, isPerson, namesKeys, speaksOfKeys, speaksOfOwners } from './private-key-words.ts';
import { column, lazily } from './vocabulary-patterns.ts';

// Labels that call the value right after them a transaction's hash, in some forty languages: "Transaction hash: ", "mã
// giao dịch ", "txHash=". As in private-key-words.ts, ranges of letters and neither `\p{L}` nor `i`.

/** Names of a transaction in all languages, as the source of an expression; `name` is the expression. */
export const names = lazily(() => column('transaction'));
export const name = lazily(() => new RegExp(names()));

// Characters that are neither letters nor digits and do not end a clause.
const between = '[^a-zß-\\u1fff\\u3040-\\ud7a3\\d,;.!?。，；！？]*';
// Allowed after the name: its hash, its id, its number, a link to it, and its location.
const tails = [
  /(?:(?:with|by|using|mit|con|com|avec|met|med|с|із?|dengan|với)(?: the| dem| el| il| o| le)?\s)?(?:(?:full[\s_-]?)?hash(?:es)?(?:['’]?[a-zß-ӿ]{1,4})?|hashwert|hachage)(?![a-z])\.?/,
  /(?:ids?|identifier|no\.?|nr\.?|num(?:ber|mer)|número|numéro|numero|url|link|details|код|номер|х[еэ]ш[а-ӿ]{0,3})(?![a-zß-ӿ])/,
  /哈希值?|[雜杂][湊凑]值?|[编編][号號]|[号號]|ハッシュ値?|番号|해시값?|번호|हैश|แฮช|האש|גיבוב/,
  /\([^()]{1,24}\)/,
  /(?<![a-zß-ӿ])(?:σας|σου|μου|anda|kamu|của (?:bạn|tôi))(?![a-zß-ӿ])|ของ(?:คุณ|ฉัน|เรา)|של(?:ך|י|כם)|شما/,
  /(?<![a-zß-ӿ])(?:on|auf|en|sur|em|su|op|på|na|trên|на|в)(?: [a-zß-ӿ]{2,12}){1,3}(?![a-zß-ӿ])/,
  // How long it has been waiting.
  /(?<![a-zß-ӿ])(?:for|since|seit|depuis|desde(?: hace)?|hace|há|da|уже|вже|od) (?:\w+ )?\d{1,3} ?(?:s(?:ec[a-z]*)?|m(?:in[a-zß-ÿ]*)?|h(?:ours?|rs?)?|days?|stunden?|tagen?|horas?|d[ií]as?|heures?|jours?|ore|giorni|часов|часа|часу|дн[а-я]+|минут[а-я]*|хв[а-я]*|годин[а-я]*)(?![a-zß-ӿ])/,
];
// "is" and the like, and endings that are separated from a word.
const copulas =
  /(?:is|was|are|were|being|(?:has|have|should|must) be(?:en)?|this one|ist|war|lautet|es|fue|est|était|è|é|foi|adalah|là|to|je|är|er|είναι|คือ|это|есть|[为為是]|は|が|を|の|[은는이가을를의])/;

// "Transaction sent: " and other outcomes, but not "transaction payer: ".
export const done =
  /(?<![a-zß-ӿ])(?:confirm|fail|pend|stuck|revert|succe|dropped|mined|fall[oóeiì]|falh|échou|fehlgeschlagen|bestätigt|подтвержд|провал|sent|submitted|broadcast|created|included|executed|complet|process|publish|posted|landed|final|gesendet|gesandt|enviad|envoy|inviat|wysłan|отправлен|создан|надіслан|gönder|terkirim|dikirim|gửi)[a-zß-ӿ]*|[发發]送|送信|전송|成功|失[败敗]|실패|성공|[执執実]行|[确確][认認]|完[了成]|실행|완료/;
// Allows only a few tails: a page could otherwise write a text that can be read in a thousand ways.
const label = lazily(
  () =>
    new RegExp(
      `(?:${names()})(?:${between}(?:${sources([...tails, done, copulas])})){0,5}(?:${between}\\d{1,3})?(?:${between},)?${between}[?？]?\\s*$`,
    ),
);
const heading = lazily(
  () =>
    new RegExp(
      `^[^a-zß-\\u1fff\\u3040-\\ud7a3]*(?:${names()})[\\s_]+(?:[a-zß-\\u1fff\\u3040-\\ud7a3]{2,14}[\\s_]+){0,2}(?:${done.source})\\s*[:：]\\s*$`,
    ),
);
// "Una delle ", "la première ", but not "la de la ".
const ordinal =
  '(?:(?:una? de(?:lle|i|gli)|un[ao] de l[ao]s|uma das|une des|las?|los?|le?s?|l’|les|el|il|gli|i|os?|as?)\\s)?(?:(?:prim|premi|segund|deuxi|second|terz|terc|tercer|troisi|últim|ultim|derni)[a-zß-ÿ]*\\s)?';
// Languages in which the description follows its noun: "giao dịch tấn công: "; but not "transacción de: ".
const nounFirst = lazily(
  () =>
    new RegExp(
      `^[^a-zß-\\u1fff]*(?:${ordinal})?(?:${column('transaction', ['es', 'pt', 'it', 'ca', 'ro', 'vi', 'id', 'ar', 'fa', 'he', 'th'])}|transaction(?=\\sd(?:e|u|es|['’])))((?:\\s[a-zß-\\u1fff’']+){1,5})(?<!\\s(?:usando|utilizando|menggunakan|dùng|est[aeo]|ess[aeo]|iss?t?o|quest[aeo]|con|com|de|del|da|do|di|dal|dalla|desde|por|per|cu|din|amb|a|al|en|em|in|với|từ|bởi|cho|bằng|dengan|dari|oleh|من|مع|با|از|עם|של|โดย|จาก|ด้วย))(?:\\s*:|\\s(?:fue|era|es|foi|é|è|fu|est|était|fut|là|adalah)(?=\\s))\\s*$`,
    ),
);
// "… trên Optimism"
const behindOn = /\s(?:on|en|em|su|sur|pe|trên|di|pada|على|در|ב|บน) [a-z]+(?: (?:chain|one|mainnet))?$/;
export const hashNoun =
  /hash|heshi|hachage|х[еэ]ш|(?<![a-zß-ӿ])(?:tx|txn)?ids?(?![a-zß-ӿ])|ident[iy]fi[a-zß-ÿ]*|[иі]дентиф[а-ӿ]*|(?<![\u0600-\u06ff])هش(?![\u0600-\u06ff])|哈希|[雜杂][湊凑]|ハッシュ|해시|هاش|تجزئة|हैश|แฮช|האש|גיבוב|شناسه|معرف/;
// "The hash of the transaction", "mã giao dịch": the noun before the name, and small words between them.
export const hashBefore = new RegExp(
  `(?:(?:${hashNoun.source})(?:['’-]?(?:ul|en|et|e|es|a|u|om|i|у|а|ом))?|(?<![a-zß-ӿ])mã(?![a-zß-ӿ])|رقم|หมายเลข|รหัส|מספר)['’]?\\s?(?:(?:of|for|the|this|my|your|tej|danej|de|del|de l|da|do|di|della|des|der|du|la|l|est[ao]s?|cette|questa|van|transact?|av|af|της|het|uw|ambas|ambos|этой|моей|вашей|цієї|ה|ของ|การทำ|の|的|al|a|ya)['’]?\\s?){0,3}$`,
);
const mentions = lazily(
  () => new RegExp(`(?:${hashBefore.source.slice(0, -1)})?(?:${names()})(?:${between}(?:${sources(tails)})){0,3}`, 'g'),
);
// "I have no transaction hash, only this: ".
export const contrast =
  /(?<![a-zß-\u1fff])(?:no(?! (?:dia|bloco|explorador|[a-z]*scan [ao])(?![a-z]))|not|nor|never|without|instead|only|but|than|unlike|nicht|kein[a-z]*|ohne|statt|sondern|aber|nur|sin|pero|sino|solo|sólo|sans|pas|mais|seulement|sem|não|mas|só|senza|non|ma(?! (?:tx ?id|id|hash|hasz)(?![a-z]))|не|нет|без|но|только|лише|nie|bez|ale|tylko|zonder|niet|geen|maar|ikke|inte|değil|tapi|bukan|không|lo(?:st|se)|forg[eo]t|verloren|vergessen|perd[iuí][a-z]*|olvid[a-zß-ÿ]+|esquec[a-z]+|pers[oi]|dimentic[a-z]+|oublié|потер[а-ӿ]+|забы[а-ӿ]+|загуби[а-ӿ]+|zgubi[a-zß-ӿ]+|kaybet[a-z]*)(?![a-zß-\u1fff])|n['’]t(?![a-z])|[不没沒丢丟忘]|只有|ない|なく|ません|だけ|없|모르|만(?![가-힣])|नहीं|ندار|نیست|(?<![a-zß-ӿ])yok(?![a-zß-ӿ])/;
// "It looks like a tx hash: ", "not a tx ".
const likeness =
  /(?<![a-z])(?:n['’]?t|(?:is|was|are)nt|not)(?: (?:an?|the|any|my|your|its))?\s*$|(?<![a-z])(?:(?:un)?like|format (?:as|of)|(?:long|same|similar|size|identical) (?:as|to)|think it['’]?s|pretend[a-z]*|disguise[a-z]*(?: as)?|mist[oa]ok?[a-z]*(?: for)?|instead of|confused? (?:with|for))(?: (?:an?|the|any|my|your|it['’]?s))*\s*$/;
// "Here is the transaction hash."
const pointing =
  /(?<![a-zß-\u1fff])(?:here(?:['’]s| is| are)|bell?ow|this is|these are|following|abajo|aqu[íi]|este es|ésta?|segue|abaixo|voici|ci-dessous|hier|unten|folgende[rns]?|ecco|di seguito|вот|ниже|ось|нижче|oto|poniżej|tady|níže|här|nedan|her er|işte|aşağıda|berikut|ini|đây là|dưới đây|ਇਹ|यह|นี่คือ|ด้านล่าง|هذا|إليك|أدناه|این|זה|הנה)(?![a-zß-\u1fff])|[以如]下|下面|[这這]是|以下|こちら|다음|아래|여기/;
// The pasted value is the hash: "Paste the transaction hash: ".
const pasting =
  'past(?:e|ing)|einfügen|plakken|incolla|coller|wklej|vlož|встав[а-ӿ]+|yapıştır|الصق|لصق|tempel|dán|วาง|粘[贴貼]|貼り付け|붙여';
const pasted = lazily(
  () =>
    new RegExp(
      `(?:${pasting})\\s?(?:[a-zß-\\u1fff]{1,6}\\s)?${mentions().source}|${mentions().source}\\s?(?:${pasting})`,
      'g',
    ),
);
// Scripts of which no words are known here.
export const unknownScript = /[\u0531-\u0587\u0700-\u074f\u0780-\u08ff\u0a00-\u0b7f\u0c00-\u0dff\u0e80-\u1cff]/;
const letter = /[a-zß-\u1fff\u3040-\ud7a3\d]/;
const longestHeading = 60;
const commentMark = /^\s*(?:\/\/|#|--|\*)\s*/;
// "Account 3 - 50 tx - ": how many there are.
const count = /(?:^|[-|,;:：(–—\t])\s*\d{1,6}\s?[笔筆次件번건]?$/;
// "My main account:"
const longestName = 24;
const longestUnspaced = 8;
const mostInName = 3;

function sources(parts: RegExp[]): string {
  return parts.map(({ source }) => source).join('|');
}

/**
 * Returns the last sentence of a line, after any other value: the words before that belong to it. One word does not
 * count as a sentence: "p.k. tx: ".
 */
export function lastSentence(line: string): string {
  const own = line.split(/[\da-f]{16,}/).at(-1) ?? '';
  return own.split(/(?<=[^\s.!?;]\s+\S+)[.!?;]\s+(?=\S)|[。！？；](?=.)/).at(-1) ?? '';
}

/**
 * Returns the line that may name the value after it: its own, or, if the value begins a line, the heading above, which
 * is short or ends in a colon. Takes `toWords`' text.
 */
export function toLabel(before: string): string {
  const lines = before.split('\n');
  const own = (lines.pop() ?? '').replace(commentMark, '');
  // A list of parameters names none of them; an emoji may: "🔑 ".
  if (letter.test(own.replace(/"?params"?: ?\[/, '')) || namesKeys(own) || speaksOfOwners(own)) return own;
  const above = lines.findLast((line) => letter.test(line)) ?? '';
  // The line above names an argument, or it continues here.
  if (/[,({[=\\]\s*$/.test(above)) return '';
  const said = lastSentence(above);
  // A sentence that has ended is not a heading.
  const isLong = said.length > longestHeading && !/[:：]\s*$/.test(said);
  if (/[.。!！]\s*$/.test(said) || isLong) {
    const clause = said.split(/[,，、;]\s*(?=\S)/).at(-1) ?? '';
    if (namesHash(clause) && !contrast.test(said) && !speaksOfKeys(above)) return clause.replace(/[.。!！\s]*$/, ':');
    return (isLong ? hasKeyWords : namesKeys)(said) ? said : '';
  }
  // The sentence before it counts too: "Paste what the export shows. Transaction:".
  return speaksOfKeys(above) ? above.replace(/[.!?;。！？；]/g, ',') : above;
}

/** True if the line right above a value's label names a key, or only its holder: "my wallet". Takes `toWords`' text. */
export function isUnderKey(before: string): boolean {
  const lines = before.split('\n');
  const own = lines.pop() ?? '';
  const labels = lines.filter((line) => letter.test(line) || namesKeys(line));
  if (!letter.test(own)) labels.pop();
  const above = labels.at(-1) ?? '';
  if (above.length > longestHeading || /[\da-f]{16,}|[.。!！]\s*$/.test(above)) return false;
  return namesKeys(above) || isHoldersName(above);
}

/** True if a text is only a short name of a key or of its holder: "my wallet", "login", "me". Takes `toWords`' text. */
export function isHoldersName(words: string): boolean {
  const said = words.trim();
  const longest = /[\u3040-\u30ff\u3400-\u9fff]/.test(said) ? longestUnspaced : longestName;
  if (said.length > longest || said.split(/\s+/).length > mostInName) return false;
  return speaksOfKeys(said) || speaksOfOwners(said) || isPerson(said);
}

/** What a text calls the value beside it. */
export type Label = 'transaction' | 'key' | 'other' | 'none';

/** Position of a label: at the head of a column, and in a text about a chain (`speaksOfChain`). */
type LabelPlace = { isHead?: boolean; isOnChain?: () => boolean };

const never = () => false;

/**
 * Returns what a text calls the value right after it: a transaction's hash, something about a key, something else, or
 * nothing. Takes `toWords`' text of a line, or the head of a column.
 */
export function readTransactionLabel(words: string, { isHead = false, isOnChain = never }: LabelPlace = {}): Label {
  const said = lastSentence(words);
  // "Key findings" in a long line above a list is not a key.
  const line = words.length < longestHeading ? words : said;
  if ((isHead && said.length > longestHeading ? hasKeyWords : namesKeys)(line)) return 'key';
  const name = readName(words, { isHead, isOnChain });
  // "Signer".
  if (isHead) return /^\W*[a-z_]*sign[a-z]*\W*$/.test(said) ? 'key' : name;
  // "Paste it here, transaction hash: ".
  const isHash = name === 'transaction' && hashNoun.test(label().exec(said)?.[0] ?? '');
  return speaksOfActs(isHash ? (said.split(/[,，、;:：](?=.*[a-z])/).at(-1) ?? '') : said) ? 'key' : name;
}

/**
 * Like `readTransactionLabel`, but ignores what the text says about keys, and with `hasOwners` about accounts. Only a
 * transaction's name at the end counts, and before it only words that are known to be harmless or, in a text about a
 * chain, that name no holder. A name that says "hash" or "id" needs no such proof.
 */
export function readName(
  words: string,
  { isHead = false, isOnChain = never, hasOwners = false }: LabelPlace & { hasOwners?: boolean } = {},
): Exclude<Label, 'key'> {
  const said = lastSentence(words).replace(ofBlock, '');
  if (unknownScript.test(said)) return 'none';
  const found = label().exec(said);
  if (!found && (isPointedAt(said) || isSaidOf(said) || atExplorer.test(said))) return 'transaction';
  if (!found) return isIntroduction(words, said) ? 'transaction' : isOtherHash(said) ? 'other' : 'none';
  const before = said.slice(0, found.index);
  if (likeness.test(before)) return 'none';
  if (isOtherThing(lastWords(before)) || isOtherThing(found[0])) return 'other';
  const isHash = hashNoun.test(found[0]) || hashBefore.test(before);
  if (!isHash && count.test(before)) return 'none';
  const isOwners = hasOwners ? () => false : speaksOfOwners;
  // "Me / tx ", "wallet: tx ", "tx (me): ", "tx (not really): ".
  const [, aside = ''] = /\(([^()]*)\)/.exec(found[0]) ?? [];
  const [, head = ''] = /([^,，、;|(–—:：]*)[:：][^:：]*$/.exec(before) ?? [];
  const isHolders = isHoldersName(head) || [aside, ...before.split(/[,，、;|(–—/-]/)].some(isPerson);
  if (isOwners(found[0]) || isHolders || contrast.test(aside)) return 'none';
  const clause = lastClause(before.replace(hashBefore, ''));
  // "Client id for the transaction: ", "Kunden-ID der Transaktion: ".
  const [, owner = ''] =
    /(\p{L}+)[ -]ids? (?:for|of|der|des|de|del|della|di|do|da|du|van)(?!\p{L})/u.exec(before) ?? [];
  if (!isHarmless(owner)) return 'none';
  if (isHash) return isPurpose(clause) || contrast.test(`${lastWords(clause)} hash`) ? 'none' : 'transaction';
  // FAUCET_TX, send-tx: a name in code.
  if (isOwners(clause) || /[_./\\@$]$/.test(before) || (before.endsWith('-') && /^t/.test(found[0]))) return 'none';
  const isRunning = !isHead && !/[:：=]\W*$/.test(found[0]);
  if ((!isRunning && partOf.test(clause)) || pronoun.test(said)) return 'none';
  const isBelieved = isUnderstood(clause, isRunning) || (isShortName(clause) && isOnChain());
  // "My transactions on the phone ".
  if (isRunning && somewhere.test(found[0]) && !chainNames.test(found[0])) return 'none';
  if (isRunning) return isBelieved && !isPurpose(clause) ? 'transaction' : 'none';
  // "Deploying Operator (tx: ".
  if (/\($/.test(before)) return 'transaction';
  if (isOwners(before.slice(-40))) return 'none';
  if (endsInKind(clause) && !isPurpose(clause)) return 'transaction';
  if (isBelieved && clause.trim() !== '' && !hasPurpose(clause)) return 'transaction';
  const own = before.split(/[|(]|(?<=\d)\s-\s/).at(-1) ?? '';
  return (isHarmless(own) && !hasPurpose(own)) || (isShortName(own) && isOnChain()) ? 'transaction' : 'none';
}

// "Source: Etherscan, ".
const atExplorer =
  /^\W*(?:(?:source|via|see|quelle|fuente|fonte|źródło|источник|출처|出典|来源|來源)\s*[:：]?\s+)?(?:[a-z]{2,9}scan|blockscout)\s*[,:：]\s*$/;
// "Token of the transaction: ", "the one from the transaction is ": the value is something of it.
const partOf = /[a-zß-ӿ]{3} (?:of|from|del?(?: la)?|dell[ae]|dei|delle|d[ao]s?|du|des|der|vom|von)(?: [a-zß-ӿ]+)?\s*$/;
const pronoun =
  /^\W*(?:the one|that|der|die|das|la|el|l[ao]s|quell[ao]|[ao]) (?:of|from|von|vom|del?|dell[ao]|d[ao]s?)(?![a-zß-ӿ])/;

// Words that only texts about a chain contain, besides transactions.
const chainNames =
  /(?<![a-z])(?:gas|gwei|wei|nonce|block|contracts?|proxy|[a-z]*scan|[a-z]*swap(?:ped|s)?|explorer|chain|network|mainnet|testnet|sepolia|exploit|attack|hack|token|pool|liquidity|bridge|deploy(?:ed|ment)?|mint(?:ed)?|transfer(?:red)?|revert(?:ed)?|confirm(?:ed)?|success(?:ful|fully)?|fail(?:ed)?|status|amount|value|w?eth|bnb|matic|usd[ct]|dai|nft|erc-?\d+|eip-?\d+|defi|ethereum|polygon|arbitrum|optimism|base|bsc|hash|bloque|bloco|contrat[oe]?|vertrag|kontrak|hợp đồng|sözleşme)(?![a-z])|0x[\da-f]{3,}|контракт|блок|атак|токен|сет[ьи](?![а-я])|[区區][块塊]|合[约約]|攻[击擊撃]|代[币幣]|部署|哈希|[网網][络絡路]|コントラクト|ブロック|トークン|컨트랙트|블록|공격|토큰/;
const chainWords = lazily(() => new RegExp(`${names()}|${chainNames.source}`));

const somewhere = /(?<![a-zß-ӿ])(?:on|auf|en|sur|em|su|op|på|na|trên|на|in|в) (?=[a-zß-ӿ])/;

/**
 * True if the text around a label and its value is about a chain, and never about keys or their holders. Takes
 * `toWords`' texts.
 */
export function speaksOfChain(before: string, after: string): boolean {
  const others = `${before.replace(/[^\n,，、;:：|(–—.]*[^\p{L}\d\n]*$/u, '')}\n${after}`;
  return chainWords().test(others) && ![before, after].some((text) => speaksOfKeys(text) || speaksOfOwners(text));
}

function lastClause(before: string): string {
  return before.split(/[,，、;:：|(–—]|(?<=\d)\s-\s/).at(-1) ?? '';
}

const mostWords = 4;
// "block_transaction_id": the transaction's, not the block's.
const ofBlock = /(?<![a-z])block[\s_]+(?=(?:tx|txn|transaction)(?![a-z]))/;

/** Returns the last words of a text's last clause. */
function lastWords(before: string): string {
  const clause = before.split(/[,，、;|()]/).at(-1) ?? '';
  return clause
    .split(' ')
    .filter((word) => word !== '')
    .slice(-mostWords)
    .join(' ');
}

/** True for a name in code that means the hash or id of a transaction: "txHash", "transaction_id". */
export function isNameOfHash(words: string): boolean {
  const name = words.replace(ofBlock, '');
  const found = label().exec(name);
  if (!found || isOtherThing(name)) return false;
  return hashNoun.test(found[0]) || hashBefore.test(name.slice(0, found.index));
}

/** True if a text names the hash of a transaction anywhere. */
function namesHash(words: string): boolean {
  return (words.match(mentions()) ?? []).some((mention) => hashNoun.test(mention));
}

/** Like `speaksOfKeys`, but ignores pasting the hash. */
function speaksOfActs(words: string): boolean {
  return speaksOfKeys(words.replace(pasted(), (found) => (hashNoun.test(found) ? '' : found)));
}

const and = '(?:and|or|und|oder|y|o|e|ed|et|ou|en|of|og|och|i|a|и|та|или|або|ve|dan|và)\\s';

// "This is the transaction hash I got ".
function isPointedAt(sentence: string): boolean {
  const said = sentence.split(/[,，、;]\s*(?=\S)/).at(-1) ?? '';
  if (said.length > 100 || !pointing.test(said) || contrast.test(said) || isOtherThing(said)) return false;
  if (speaksOfOwners(sentence)) return false;
  return [1, 2, 3, 4].some((count) => {
    const rest = said.replace(new RegExp(`(?<=\\s)(?:(?!${and})[a-zß-\\u1fff]+\\s+){${count}}$`), '');
    return rest !== said && isNameOfHash(rest);
  });
}

/** True for a name that is described behind it, in words that name no holder: "giao dịch tấn công: ". */
function isDescribed(said: string): boolean {
  const [, kind] = nounFirst().exec(said) ?? [];
  const rest = kind?.replace(behindOn, (place) => (chainNames.test(place) ? '' : place));
  return rest !== undefined && isHarmless(rest) && !hasPurpose(said);
}

// "The network then gives the transaction a hash. For example: ".
function isIntroduction(line: string, said: string): boolean {
  if (!/[:：]\s*$/.test(line) || /[=(]["'`]?$|=>|--/.test(said)) return false;
  if (contrast.test(said)) return false;
  const end = line.slice(-80);
  if (isOtherThing(end) || namesKeys(line) || speaksOfActs(end) || speaksOfOwners(end)) return false;
  return (name().test(line) && hashNoun.test(line)) || heading().test(said) || isDescribed(said);
}

// "The transaction took place in May (".
export const subject = lazily(
  () => new RegExp(`^[^a-zß-\\u1fff]*(?<start>(?:[a-zß-\\u1fff]+\\s){0,3})(?:${names()})(?![a-zß-\\u1fff])`),
);

const endsInHash = /(?:hash|hachage|х[еэ]ш|(?<![a-z])(?:tx[ _-]?)?id)\s?[:：]?\s?$/;
// "The transaction on Polygon has the hash ", but not "the transaction bot has the hash ".
const hasHash = lazily(
  () =>
    new RegExp(
      `${subject().source}(?:\\s(?:on|in|at|from|of|via|auf|im|bei|von|vom|en|de|del|em|na|no|do|da|sur|dans|du|su|di|del|op|van|на|в|из)((?:\\s[^\\s,;:()–—]+){1,4}))?\\s(?:has|had|hat|hatte|tiene|tenía|tem|tinha|a|avait|ha|aveva|heeft|ma|má|har|имеет|имела|(?:appears|aparece|figura|appare|apparaît|erscheint) (?:with|under|com|con|sous|avec|mit|unter))\\s(?:(?:the|den|el|o|le|l['’]|il|de)\\s?)?${endsInHash.source}`,
    ),
);
// They begin another clause, or name another thing.
const conjunction =
  /(?<![a-zß-ӿ])(?:and|or|who|which|that|whose|und|oder|y|que|quien|e|et|qui|che|en|wie|dat|и|который)(?![a-zß-ӿ])/;

/** True for a sentence that says that a transaction has, or is, the hash which follows. */
function isSaidOf(said: string): boolean {
  if (said.length > 100 || contrast.test(said)) return false;
  if ([isOtherThing, namesKeys, speaksOfKeys, speaksOfOwners].some((is) => is(said))) return false;
  // "La transacción del ataque fue ".
  if (!/[:：]\s*$/.test(said) && isDescribed(said)) return true;
  const found = endsInHash.test(said) ? hasHash().exec(said) : null;
  const [, start = '', where = ''] = found ?? [];
  return found !== null && isHarmless(start + where) && !conjunction.test(where);
}
