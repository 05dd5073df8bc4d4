// What says that the value right behind it is a transaction's hash, in some thirty languages: "Transaction hash: ",
// "mã giao dịch ", "txHash=". As in private-key-guard.ts, ranges of letters and neither `\p{L}` nor `i`.

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

const label = new RegExp(
  `(?:${sources(names)})(?:${between}(?:${sources(tails)}))*(?:${between}${copulas.source})?(?:${between}\\d{1,3})?(?:${between},)?${between}$`,
);
const name = new RegExp(sources(names));
// "Transaction sent: ", and in what became of it: no "transaction payer: ".
const done =
  /(?<![a-zß-ӿ])(?:confirm|fail|pend|stuck|revert|succe|dropped|mined|fall[oóeiì]|falh|échou|fehlgeschlagen|bestätigt|подтвержд|провал|sent|submitted|broadcast|created|included|executed|complet|process|publish|posted|landed|final|gesendet|gesandt|enviad|envoy|inviat|wysłan|отправлен|создан|надіслан|gönder|terkirim|dikirim|gửi)[a-zß-ӿ]*|[发發]送|送信|전송|成功|失[败敗]|실패|성공/;
const heading = new RegExp(
  `^[^a-zß-\\u1fff\\u3040-\\ud7a3]*(?:${sources(names)})[\\s_]+(?:[a-zß-\\u1fff\\u3040-\\ud7a3]{2,14}[\\s_]+){0,2}(?:${done.source})\\s*[:：]\\s*$`,
);
const hashNoun =
  /hash|hachage|х[еэ]ш|(?<![a-zß-ӿ])(?:tx)?ids?(?![a-zß-ӿ])|哈希|[雜杂][湊凑]|ハッシュ|해시|هاش|تجزئة|हैश|แฮช|האש|גיבוב/;
// Programs read a transaction by its hash, and print it under the code that gave it; what else they call with a value may
// be anything.
const readingCall =
  /cast (?:tx|run|receipt) $|(?:tx|txn|transaction)[\s_]?(?:hash|id)(?:\(\))?(?:\s*=[^\n]*)?;?\n\W*$|(?:get|trace|wait for|fetch|find|look ?up|decode|view|show|poll|track|inspect|debug)[\w\s.]{0,40}(?:tx|txn|transaction)[\w\s]{0,40}(?:\(|["'`]\s*,\s*["'`]?params["'`]?\s*:)\s*\[?\s*["'`]?$/;
// As receipts are printed: a hash, and beside it what only a transaction has.
const hashAlone = /(?<![a-zß-ӿ])(?:hash|хэш|хеш|哈希值?|ハッシュ|해시)["'`]?\s*[:=：\n]\s*["'`]?$/;
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
// "I have no transaction hash, only this: ".
const contrast =
  /(?<![a-zß-\u1fff])(?:not?|nor|never|without|instead|only|but|than|unlike|nicht|kein[a-z]*|ohne|statt|sondern|aber|nur|sin|pero|sino|solo|sólo|sans|pas|mais|seulement|sem|não|mas|só|senza|non|ma|не|нет|без|но|только|лише|nie|bez|ale|tylko|zonder|niet|geen|maar|ikke|inte|değil|tapi|bukan|không)(?![a-zß-\u1fff])|n['’]t(?![a-z])|[不没沒]|只有|ない|だけ|없|만(?![가-힣])/;

// Forty digits are SHA-1's too, with which passwords, files and commits are named. A checksum address is none.
const shortHashNames =
  /(?<![a-zß-ӿ])(?:sha-?1(?:sum)?|hashbytes|varbinary|git|commits?|revision|blob|digest|checksum(?! ?addr)|fingerprint|thumbprint|etag|ripemd(?:-?160)?|md5|info ?hash|pass(?:word|wd|code|phrase)?|pwd|passwort|kennwort|prüfsumme|fingerabdruck|contraseñas?|mot de passe|mdp|empreinte|somme de contrôle|senhas?|impronta|wachtwoord|controlegetal|lösenord|passord|adgangskode|salasana|hasł[aoe]|suma kontrolna|suma de (?:verificación|comprobación)|soma de verificação|somma di controllo|hesla?|jelszó|parol[aăeiyă]|şifre|sağlama|kata sandi|mật khẩu|парол[а-ӿ]{1,3}|контрольн[а-ӿ]+ сумм[а-ӿ]|коммит[а-ӿ]{0,2}|коміт[а-ӿ]{0,2}|κωδικ[ά-ώ]{2,3} πρόσβασης)(?![a-zß-ӿ])|密[码碼]|口令|[校檢检][验驗]和(?!地址)|提交|指[纹紋]|パスワード|チェックサム(?!アドレス)|コミット|フィンガープリント|비밀번호|체크섬(?! ?주소)|커밋|كلمة (?:المرور|السر)|رمز عبور|סיסמ[הא]|पासवर्ड|รหัสผ่าน/;
const shortHashBefore = new RegExp(`(?:${shortHashNames.source})[^.。]{0,24}$`);
const shortHashAfter = new RegExp(
  `^["'\`)]*\\s*(?:[(\\[:=,–—-]|is|was|ist|es|est|é|è|[是は])\\s*(?:(?:the|an?|d(?:er|ie|as)|eine?|el|la|une?|le|uma?|o|il)\\s)?(?:${shortHashNames.source})`,
);

function sources(parts: RegExp[]): string {
  return parts.map(({ source }) => source).join('|');
}

/**
 * What a text says of the value that it stands right before: that it is a transaction's hash, that it belongs to an
 * account or is signed with, that it is something else, or nothing. Takes `toWords`' text of one line, or the head of a column.
 */
export function readTransactionLabel(words: string): 'transaction' | 'key' | 'other' | 'none' {
  // What stands before another value is that one's.
  const line = words.split(/[\da-f]{16,}/).at(-1) ?? '';
  const said = line.split(/[.!?;]\s+(?=\S)|[。！？；](?=.)/).at(-1) ?? '';
  // Whatever stands before it: sendTransaction(tx, "0x…".
  const isCall = /[a-z\d_]\((?:[^()]*,\s*)?["'`]?$/.test(said);
  const isCode = isCall || /\(["'`]$|["'`=]\s*["'`]?$|=>|--|;/.test(said);
  const isNaming = isCode || /[:：]\s*$/.test(said);
  if (keyActs.test(said) || (isCode && keyOwners.test(said)) || (isNaming && keyNames.test(said))) return 'key';
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

/** True where the texts right before and after 40 hex digits call them a hash of SHA-1 or the like. Takes `toWords`' texts. */
export function isShortHash(before: string, after: string): boolean {
  return shortHashBefore.test(before) || shortHashAfter.test(after);
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
