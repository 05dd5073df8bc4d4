// What says that the value right behind it is a transaction's hash, in some thirty languages: "Transaction hash: ",
// "mã giao dịch ", "txHash=". As in key-words.ts, ranges of letters and neither `\p{L}` nor `i`.

const names = [
  // No transactional: the word ends here.
  /(?<![a-zß-ӿ])(?:tx|txs|txn|txns|txid|txids|txhash|txhashes|transactions?)(?![a-zß-ӿ])/,
  /tran[sz]a(?:ktio|ksjo|kc[eijuyěíü]|kt[iy]|cci[oó]|ç[aãoõ]|zion|ctie|cți|ksi|ksy)[a-zß-ӿ]*/,
  /tranzacti[a-z]*|(?<![a-zß-ӿ])i\u0307?şlem[a-zß-ӿ]*|giao dịch|тран[сз]акц[а-ӿ]*|συναλλαγ[ά-ώ]*/,
  // A trade is no exchange (交易所, 取引所, 거래소).
  /交易(?!所)|取引(?!所)|トランザクション|트랜잭션|거래(?!소)/,
  /(?<![\u0600-\u06ff])(?:ال|لل)?معامل(?:ة|ات)|تراکنش|עסק[הת]|טרנזקצי[הת]/,
  /ट्रा[ंन]+्?ज[ैे]क्शन|लेन-?देन|লেনদেন|ธุรกรรม|பரிவர்த்தனை/,
];

// Neither a letter nor a digit, nor what ends a thought.
const between = '[^a-zß-\\u1fff\\u3040-\\ud7a3\\d,;.!?。，；！？]*';
// What may follow the name: its hash, its id, its number, a link to it, and where it is.
const tails = [
  /(?:(?:with|by|using|mit|con|com|avec|met|med|с|із?|dengan|với)(?: the| dem| el| il| o| le)?\s)?(?:hash(?:es)?(?:['’]?[a-zß-ӿ]{1,4})?|hashwert|hachage)(?![a-z])\.?/,
  /(?:ids?|identifier|no\.?|nr\.?|num(?:ber|mer)|número|numéro|numero|url|link|details|код|номер|х[еэ]ш[а-ӿ]{0,3})(?![a-zß-ӿ])/,
  /哈希值?|[雜杂][湊凑]值?|[编編][号號]|[号號]|ハッシュ値?|番号|해시값?|번호|हैश|แฮช|האש|גיבוב/,
  /\([^()\d]{1,24}\)/,
  /(?<![a-zß-ӿ])(?:on|auf|en|sur|em|su|op|på|na|trên|на|в)(?: [a-zß-ӿ]{2,12}){1,3}(?![a-zß-ӿ])/,
];
// "is" and the like, and the endings that stand apart from a word.
const copulas =
  /(?:is|was|are|were|being|ist|war|lautet|es|fue|est|était|è|é|foi|adalah|to|je|är|er|это|есть|[为為是]|は|が|を|の|[은는이가을를의])/;

// What became of it: "the first transaction is confirmed", "why did this tx fail?".
const states =
  /(?<![a-zß-ӿ])(?:confirm|fail|pend|stuck|hangs|revert|succe|dropped|mined|fall[oóeiì]|falh|échou|fehlgeschlagen|bestätigt|подтвержд|провал|завис|застря|не прош)[a-zß-ӿ]*|成功|失[败敗]|실패|성공/;

const label = new RegExp(
  `(?:${sources(names)})(?:${between}(?:${sources(tails)}))*(?:${between}${copulas.source})?(?:${between}${states.source})?(?:${between}\\d{1,3})?(?:${between}[,?])?${between}$`,
);
const name = new RegExp(sources(names));
// "Transaction sent: ", and in what became of it: no "transaction payer: ".
const done =
  /(?<![a-zß-ӿ])(?:sent|submitted|broadcast|created|included|executed|complet|process|publish|posted|landed|final|gesendet|gesandt|enviad|envoy|inviat|wysłan|отправлен|создан|надіслан|gönder|terkirim|dikirim|gửi)[a-zß-ӿ]*|[发發]送|送信|전송/;
const heading = new RegExp(
  `^[^a-zß-\\u1fff\\u3040-\\ud7a3]*(?:${sources(names)})[\\s_]+(?:[a-zß-\\u1fff\\u3040-\\ud7a3]{2,14}[\\s_]+){0,2}(?:${sources([done, states])})\\s*[:：]\\s*$`,
);
const hashNoun =
  /hash|hachage|х[еэ]ш|(?<![a-zß-ӿ])(?:tx)?ids?(?![a-zß-ӿ])|哈希|[雜杂][湊凑]|ハッシュ|해시|هاش|تجزئة|हैश|แฮช|האש|גיבוב/;
// Programs read a transaction by its hash, and print it under the code that gave it; what else they call with a value may
// be anything.
const readingCall =
  /cast (?:tx|run|receipt) $|(?:tx|txn|transaction)[\s_]?(?:hash|id)(?:\(\))?(?:\s*=[^\n]*)?;?\n\W*(?:out\W+\d+\W+(?:hex ?bytes\W+)?)?$|(?:get|trace|wait for|fetch|find|look ?up|decode|view|show|poll|track|inspect|debug)[\w\s.]{0,40}(?:tx|txn|transaction)[\w\s]{0,40}(?:\(|["'`]\s*,\s*["'`]?params["'`]?\s*:)\s*\[?\s*["'`]?$/;
// As receipts are printed: a hash, and beside it what only a transaction has.
const hashAlone = /(?<![a-zß-ӿ])(?:hash|хэш|хеш|哈希值?|ハッシュ|해시)["'`]?\s*[:=：\n]\s*["'`]?$/;
// In a sentence: by its hash, or "Source: Etherscan, ".
const hashInProse =
  /(?<![a-zß-ӿ])(?:(?:hash(?:es)?|х[еэ]ш[а-ӿ]{0,3}|哈希值?|ハッシュ|해시)\s*[:：]?|(?:[a-z]{3,9} ?scan|blockscout)\s*[:：,])\s*$/;
const transferWords =
  /(?<![a-zß-ӿ])(?:transfer|trasfer|transfèr|überweis|überwies|withdraw|deposit|retir[oa]|saque|swap|bridg)|перев[её]л|перевод|отправил|вывод|转[账帐]|轉[賬帳]|提[现币現幣]|送金|출금|송금/;
const receiptWords =
  /(?:block ?number|transaction ?type)["'`]?\s*:|gas ?(?:used|price|limit)|paid\s*:|nonce|contract ?address\s*:|transaction ?index/;
// What is done with a private key: signing, importing, restoring.
const keyActs =
  /(?<![a-zß-ӿ])(?:re)?sign(?!al|ific)|import|paste|restore|recover|unlock|(?<![a-zß-ӿ])firm(?:a|ar|o|e|ado|ato|ata)(?![a-z])|assin[ae]|unterschr|подпис|підпис|импорт|імпорт|署名|[签簽]名|[导導匯汇]入|インポート|서명|가져오|توقيع|استيراد|imzala|içe aktar|podpis|podepis|ký(?![a-zß-ӿ])|nhập|tanda ?tangan|ondertek|underskri|allekirjo|semnă|aláír|υπογρ|εισαγωγ|חתימ|ייבא|ייבוא|ลงนาม|นำเข้า|हस्ताक्षर|आयात|امضا/;
// What it is called for short.
const keyNames =
  /(?<![a-zß-ӿ])keys?(?![a-zß-ӿ])|schlüssel|clave|llave|chave|chiav[ei]|(?<![a-zß-ӿ])clefs?(?![a-zß-ӿ])|(?<![a-zß-ӿ])clés?(?![a-zß-ӿ])|sleutel|klucz|klíč|kľúč|kulcs|nyckel|nøkkel|nøgle|avain|anahtar|kunci|khóa|chei[ae](?![a-z])|(?<![a-zß-ӿ])ключ|κλειδ|[键鍵钥鑰匙]|キー|키(?![가-힣])|مفتاح|کلید|מפתח|कुंजी|กุญแจ|password|passwort|contraseña|senha|пароль|密[码碼]|パスワード|비밀번호/;
// What it belongs to: a wallet, an account, and the roles of accounts.
const keyOwners =
  /wallet|account|sender|deployer|owner|funder|relayer|minter|keystore|mnemonic|broadcast|credential|from[\W_]?key|konto|cuenta|compte(?!r)|conta(?![a-z])|billetera|cartera|monedero|carteira|portafogli|portefeuille|portemonnee|rekening|plånbok|tegnebog|lompakko|peněžen|portfel|portofel|pénztárca|cüzdan|hesap|hesab|dompet|akun|(?<![a-zß-ӿ])ví(?![a-zß-ӿ])|tài khoản|кошел|гаман|аккаунт|акаунт|сч[её]т|рахун|πορτοφόλι|λογαριασμ|[钱錢]包|[账賬帳][户戶号號]|ウォレット|アカウント|口座|지갑|계정|محفظ|حساب|کیف پول|ארנק|חשבון|กระเป๋า|บัญชี|वॉलेट|खात/;
const otherHash =
  /(?:block|commit|pass(?:word|wd|code)|session|token|file|message|order|event|state|storage|receipts?|merkle|bytecode|code|image|content|intent|proposal|safe(?:['’]?s)?[\W_]?tx|parent|uncles?|blob|versioned|user ?op(?:eration)?|data|sha-?\d+|md5)[\W_]*(?:hash|root|digest)|(?<![a-z])(?:root|digest|signature|input|calldata|selector|topic|slot|salt|sha-?\d+|(?:sha ?3 ?)?uncle|data|safe(?:['’]s)?[ .-]?)s?[\s_]*\d{0,2}(?:of|for)?(?: the| this| a)?[\s:=]*$/;

// A transaction's hash by its full name: "txid", "hash of the transaction", "Transaktions-ID".
const fullName = new RegExp(
  `(?<![a-zß-ӿ])txids?(?![a-zß-ӿ])|(?:${sources(names)})[ _/("'-]{0,3}(?:${hashNoun.source})(?:es)?|(?:${hashNoun.source})[^\\s,.;:!?]{0,4}[ (]{0,2}(?:[^\\s,.;:!?]{1,6} ){0,2}(?:${sources(names)})`,
  'g',
);
// How far behind it the value may stand: the rest of a sentence, "For example:", or who says it in a chat.
const longestRest = 160;
// "I have no txid, only this", and what it was done with, or from whom.
const contrast =
  /(?<![a-zß-\u1fff])(?:not?|nor|never|without|instead|only|but|so i|tried|nicht|kein[a-z]*|ohne|statt|sondern|aber|nur|sin|pero|sino|solo|sólo|sans|pas|mais|seulement|sem|não|mas|só|senza|non|ma|не|нет|без|но|только|лише|nie|bez|ale|tylko|zonder|niet|geen|maar|ikke|inte|değil|tapi|bukan|không)(?![a-zß-\u1fff])|n['’]t(?![a-z])|[不没沒]|只有|ない|だけ|없|만(?![가-힣])|(?<![a-z])(?:with|using|from|by|for|mit|von|con|avec|par|por|met|с|від|от)[\s:]*$/;
const exporting = /export|eksport|esporta|экспорт|експорт|[导導匯汇]出|エクスポート|내보내/;
// What else a page may give in hex, or ask for.
const otherThing =
  /(?<![a-z])(?:safe|user ?op[a-z]*|orders?(?! to )|intents?|proposals?|commits?|files?|checksums?|sessions?|bytecode|merkle|roots?|salts?|slots?|topics?|calldata|pin|otp|phrases?|codes?)(?![a-z])|c[oó]digo|codice|(?<![а-ӿ])код|コード|코드|代码|代碼/;
// In code and on a command line a value may be anything: `x = `, `f("`, `some_name: `, `$ node send.js `, `/import `.
const notProse =
  /["'`=]\s*$|[\w_]\($|=>|--[a-z]|(?<!:)\/\/|[a-z\d]_[a-z\d]\S*\s*$|^\W*[$>%#]\s*[a-z./]|^\s*\/[a-z]|(?<![a-z])(?:npx|node|python3?|yarn|npm|pnpm|bun|deno|cargo|go run|forge|cast|curl|sh|bash)\s|\w\.(?:[cm]?[jt]s|py|sh|go|rs)(?![a-z])/;

const shortHash =
  /(?<![a-z])(?:sha-?1|hashbytes|varbinary|pass(?:word|wd|code)?|pwd|commit|git|blob|digest|checksum|fingerprint|ripemd(?:-?160)?|md5|etag)(?![a-z])[^.]{0,24}$/;

function sources(parts: RegExp[]): string {
  return parts.map(({ source }) => source).join('|');
}

/**
 * What a text says of the value that it stands right before: that it is a transaction's hash, that it is something else,
 * or nothing. Takes `toWords`' text of one line, or the head of a column.
 */
export function readTransactionLabel(words: string): 'transaction' | 'other' | 'none' {
  // What stands before another value is that one's.
  const line = words.split(/[\da-f]{16,}/).at(-1) ?? '';
  const said = line.split(/[.!?;]\s+(?=\S)|[。！？；](?=.)/).at(-1) ?? '';
  // Whatever stands before it: sendTransaction(tx, "0x…".
  const isCall = /[a-z\d_]\((?:[^()]*,\s*)?["'`]?$/.test(said);
  const isCode = isCall || /\(["'`]$|["'`=]\s*["'`]?$|=>|--|;/.test(said);
  const isNaming = isCode || /[:：]\s*$/.test(said);
  if (keyActs.test(said) || (isCode && keyOwners.test(said)) || (isNaming && keyNames.test(said))) return 'other';
  const found = label.exec(said);
  if (otherHash.test(found ? said.slice(0, found.index) : said)) return 'other';
  // No call, and neither "transaction on my account" nor "wallet for this transaction".
  if (found) {
    const clause = said.split(/[,，、]\s*(?=\S)/).at(-1) ?? '';
    const isOwners = keyOwners.test(found[0]) || (keyOwners.test(clause) && !hashNoun.test(found[0]));
    return isCall || isOwners ? 'none' : 'transaction';
  }
  // "The network then gives the transaction a hash. For example: ".
  const isIntroduction =
    /[:：]\s*$/.test(line) &&
    !isCode &&
    !contrast.test(line.split(/[,;，；]/).at(-1) ?? '') &&
    ((name.test(line) && hashNoun.test(line)) || heading.test(said));
  return isIntroduction && ![keyActs, keyNames, keyOwners].some((one) => one.test(line)) ? 'transaction' : 'none';
}

/** True where a text says that 40 hex digits right behind it are a hash of SHA-1 or the like. Takes `toWords`' text. */
export function isShortHash(words: string): boolean {
  return shortHash.test(words);
}

/**
 * True where code asks for the transaction of a value, or a value is called a hash among the other lines of a
 * transaction's receipt, or in a table about one. Takes `toWords`' texts.
 */
export function isReadAsTransaction(before: string, after: string, heads: string[]): boolean {
  const isOfOne = () =>
    receiptWords.test(before + after) || heads.some((head) => name.test(head) && !keyOwners.test(head));
  return readingCall.test(before) || (hashAlone.test(before) && isOfOne());
}

// Lines of other hashes, as in a list of them.
const hashLines = /^[^\n]*(?:\n[^a-z\n]*?(?:0x)?[\da-f]{64}\W*)+$/;
// Fields that name nothing of what they hold.
const plainField = /["']?(?:params|result)["']?:\s*\[?\s*["'`]?$/;
// "…is the transaction".
const nameBehind = new RegExp(
  `^\\W{0,2} (?:is|was|ist|war|es|est|è|é) (?:[a-zß-ӿ]{1,5} )?(?:${sources(names)})(?:${between}(?:${sources(tails)}))*(?=[,.;!?)\\n]|$)`,
);

function isOfKeys(words: string): boolean {
  return [keyActs, keyNames, keyOwners, exporting].some((one) => one.test(words));
}

/**
 * True where the text that leads to a value, or goes on behind it, is about a transaction's hash, and nothing in between
 * speaks of anything else: a question and its answer in a chat, an example, a list. Takes `toWords`' texts; `above` is
 * the longer one before it.
 */
export function isToldOfTransaction(above: string, after: string, heads: string[]): boolean {
  const text = above.replace(plainField, '');
  const line = text.split('\n').at(-1) ?? '';
  const [clause = ''] = after.split(/[\n,.;!?，。；！？]/);
  if (notProse.test(line) || isOfKeys(clause)) return false;

  const found = [...text.matchAll(fullName)].at(-1);
  if (found) {
    const [lead = ''] = /[^\n]*$/.exec(text.slice(0, found.index)) ?? [];
    const rest = text.slice(found.index + found[0].length);
    const isOther =
      [contrast, otherThing, otherHash].some((one) => one.test(rest)) ||
      [keyActs, keyNames, exporting, otherHash].some((one) => one.test(lead));
    const isNext = rest.length <= longestRest && (!/[\da-f]{16}/.test(rest) || hashLines.test(rest));
    if (isNext && !isOther && !isOfKeys(rest)) return true;
  }
  if (isOfKeys(line) || otherHash.test(line)) return false;
  const near = text.slice(-longestRest);
  const isOfOne = [near, after, ...heads].some((words) => name.test(words) || transferWords.test(words));
  return (
    nameBehind.test(after) || (hashInProse.test(line) && isOfOne && !otherThing.test(near) && !keyNames.test(near))
  );
}
