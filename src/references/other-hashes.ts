// Names of things other than transactions that have 32 or 20 bytes: blocks, commits, passwords.
// First hashes and names of 32 bytes: "block hash", "session id".
const hashOfThing =
  /(?<![a-zß-ӿ])(?:(?:block|batch|commit|session|file|message|msg|order|event|state|storage|receipts?|merkle|byte ?code|code|image|content|intent|bundle|safe(?:['’]?s)?(?:[\W_]?tx)?|parent|uncles?|blob|versioned|user ?op(?:eration)?s?|data|sha-?\d+|md5|struct|type|domain|meta|eip-?712|typed|ipfs|swarm|metadata|node|name|label|pool|proposal|(?:access|auth|session|api|bearer|csrf)[\W_]?token|git|db|database)[\W_]*(?:hash|root|digest|id|uid|uuid)|typehash|namehash|labelhash)(?![a-zß-ӿ])/;
const thing =
  /(?<![a-zß-ӿ])(?:typehash|namehash|labelhash|guid|pre-?image|hash ?lock|bearer|auth|(?:redeem|claim|gift|promo|invite|voucher)[\s_-]code|commit(?!ted|s? the)|safe|multi-?sig|proposal|intent|meta|bank|stripe|contract[\s_]?transaction[\s_]?hash|user ?op(?:eration)?s?|eip-?712|struct|topics?|sessions?|kzg|witness|root|digest|signature|calldata|selector|salt|pass(?:word|wd|code)|uncle|order|raw|unsigned|signed|git|database|db|git commit|block(?:s|[\W_]?hash)?(?![\s-]?(?:explorer|chain|scout|scan|sec|#?\d))|bloque|bloco|bloc|blocco|blok[ua]?|блок[а-ӿ]{0,2}|μπλοκ|khối|token (?:for|of|giao)|kode|pin)(?![a-zß-ӿ])|区块|區塊|ブロック(?!チェ)|블록(?!체)|บล็อก(?!เชน)|ब्लॉक(?!चे)|בלוק(?!צ)|كتلة|بلوک|typehash|セーフ|dữ liệu/;
// Names at the end of a text: "transactions root: ", "input of the tx: ".
const thingAtEnd =
  /(?<![a-z])(?:root|digest|signature|input|calldata|selector|topic|slot|salt|sha-?\d+|(?:sha ?3 ?)?uncle|data|commitment|proof|credentials)s?[\s_]*\d{0,2}(?:of|for)?(?: the| this| a)?[\s:=]*$/;

// "0x… (commit hash)", but not "0x… block hash: 0x…".
const calledBehind = new RegExp(
  `^["'\`)\\]]*\\s*(?:[(<←=–—-]+|is|was|ist|es|est|è|é)?\\s*(?:(?:the|an?|my|our|der|die|das|el|la|le|il|o)\\s)?(?:${hashOfThing.source}|(?:sha-?\\d+|commit|block)(?=[\\s)]*(?:$|[\\n.!])))(?!\\W*(?:0x|\\d)|\\s*[:=])`,
);

/** True if the words right after a value call it the hash of something else. Takes `toWords`' text. */
export function isCalledOther(after: string): boolean {
  return calledBehind.test(after);
}

/** True if a line before a value only names something else: "Block: ". Takes `toWords`' text. */
export function isOnlyOther(line: string): boolean {
  return /^[^a-z]*[a-z]+[\s\d]*[:=]?\s*$/.test(line) && thing.test(line);
}

/** True if a text mentions another thing with such a hash: a block, commit, Safe or order. Takes `toWords`' text. */
export function isOtherThing(words: string): boolean {
  return thing.test(words) || isOtherHash(words);
}

/** True if a text names the hash of another thing: "commit hash". Takes `toWords`' text. */
export function namesOtherHash(words: string): boolean {
  return hashOfThing.test(words);
}

/** True if a text ends in the name of such a hash, or contains one. Takes `toWords`' text. */
export function isOtherHash(words: string): boolean {
  return hashOfThing.test(words) || thingAtEnd.test(words);
}

// SHA-1 has forty digits too, and identifies passwords, files and commits. A checksum address is not one.
const shortHashNames =
  /(?<![a-zß-ӿ])(?:sha-?1(?:sum)?|hashbytes|varbinary|git|commits?|revision|blob|digest|checksum(?! ?addr)|fingerprint|thumbprint|etag|ripemd(?:-?160)?|md5|info ?hash|pass(?:word|wd|code|phrase)?|pwd|passwort|kennwort|prüfsumme|fingerabdruck|contraseñas?|mot de passe|mdp|empreinte|somme de contrôle|senhas?|impronta|wachtwoord|controlegetal|lösenord|passord|adgangskode|salasana|hasł[aoe]|suma kontrolna|suma de (?:verificación|comprobación)|soma de verificação|somma di controllo|hesla?|jelszó|parol[aăeiyă]|şifre|sağlama|kata sandi|mật khẩu|парол[а-ӿ]{1,3}|контрольн[а-ӿ]+ сумм[а-ӿ]|коммит[а-ӿ]{0,2}|коміт[а-ӿ]{0,2}|κωδικ[ά-ώ]{2,3} πρόσβασης)(?![a-zß-ӿ])|密[码碼]|口令|[校檢检][验驗]和(?!地址)|提交|指[纹紋]|パスワード|チェックサム(?!アドレス)|コミット|フィンガープリント|비밀번호|체크섬(?! ?주소)|커밋|كلمة (?:المرور|السر)|رمز عبور|סיסמ[הא]|पासवर्ड|รหัสผ่าน/;
const shortHashBefore = new RegExp(`(?:${shortHashNames.source})[^.。]{0,24}$`);
const shortHashAfter = new RegExp(
  `^["'\`)]*\\s*(?:[(\\[:=,–—-]|is|was|ist|es|est|é|è|[是は])\\s*(?:(?:the|an?|d(?:er|ie|as)|eine?|el|la|une?|le|uma?|o|il)\\s)?(?:${shortHashNames.source})`,
);

// These names count only right beside the value: addresses also have a "token" or a "key".
const namedAtOnce =
  /(?:secrets?|(?<![a-z])pw|pin|salt|cookie|sessions?(?:[\s_-]*id)?|(?:access|auth|api|bearer|csrf|session|refresh)[\s_-]*(?:token|key|secret|id)|priv(?:ate)?[\s_-]*key|(?:file|pw|pin|content|object|tree)[\s_-]*(?:hash|id))["'`]?\s*[:=]?\s*["'`]?$/;
// Lines as git prints them.
const gitBefore = /(?:^|\n)\s*(?:(?:tree|parent|merge|changeset|object)|head is now at|submodule [\w./-]+)[ :]+$/;
const calledAfter =
  /^["'`)]*\s*(?:refs\/|\((?:head|origin|tag)|as (?:varbinary|binary|raw)|(?:is|was|ist|es|est|é|è) (?:my|mein|mi|mon|meu|il mio) )/;

/** True if the text right before or after 40 hex digits calls them a SHA-1 hash or the like. Takes `toWords`' texts. */
export function isShortHash(before: string, after: string): boolean {
  const isNamed = [shortHashBefore, namedAtOnce, gitBefore].some((form) => form.test(before));
  return isNamed || [shortHashAfter, calledAfter].some((form) => form.test(after));
}
