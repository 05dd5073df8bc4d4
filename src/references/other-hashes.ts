// What other things than transactions are called that have 32 or 20 bytes: blocks, commits, passwords.
// Hashes and names of 32 bytes: "block hash", "session id".
const hashOfThing =
  /(?<![a-zß-ӿ])(?:(?:block|commit|session|file|message|msg|order|event|state|storage|receipts?|merkle|byte ?code|code|image|content|intent|bundle|safe(?:['’]?s)?(?:[\W_]?tx)?|parent|uncles?|blob|versioned|user ?op(?:eration)?s?|data|sha-?\d+|md5|struct|type|domain|meta|eip-?712|typed|ipfs|swarm|metadata|node|name|label|pool|proposal|(?:access|auth|session|api|bearer|csrf)[\W_]?token|git|db|database)[\W_]*(?:hash|root|digest|id|uid|uuid)|typehash|namehash|labelhash)(?![a-zß-ӿ])/;
const thing =
  /(?<![a-zß-ӿ])(?:typehash|namehash|labelhash|guid|commit(?!ted|s? the)|safe|multi-?sig|proposal|intent|meta|bank|stripe|contract[\s_]?transaction[\s_]?hash|user ?op(?:eration)?s?|eip-?712|struct|topics?|sessions?|kzg|witness|root|digest|signature|calldata|selector|salt|pass(?:word|wd|code)|uncle|order|raw|unsigned|signed|git|database|db|git commit|block(?:s|[\W_]?hash)?(?![\s-]?(?:explorer|chain|scout|scan|sec))|bloque|bloco|bloc|blocco|blok[ua]?|блок[а-ӿ]{0,2}|μπλοκ|khối|token (?:for|of|giao)|kode|pin)(?![a-zß-ӿ])|区块|區塊|ブロック(?!チェ)|블록(?!체)|บล็อก(?!เชน)|ब्लॉक(?!चे)|בלוק(?!צ)|كتلة|بلوک|typehash|セーフ|dữ liệu/;
// What stands at the end: "transactions root: ", "input of the tx: ".
const thingAtEnd =
  /(?<![a-z])(?:root|digest|signature|input|calldata|selector|topic|slot|salt|sha-?\d+|(?:sha ?3 ?)?uncle|data|commitment|proof|credentials)s?[\s_]*\d{0,2}(?:of|for)?(?: the| this| a)?[\s:=]*$/;

/** True where a text speaks of another thing that has such a hash: a block, a commit, a Safe, an order. Takes `toWords`' text. */
export function isOtherThing(words: string): boolean {
  return thing.test(words) || isOtherHash(words);
}

/** True where a text ends in the name of such a hash, or has one in it. Takes `toWords`' text. */
export function isOtherHash(words: string): boolean {
  return hashOfThing.test(words) || thingAtEnd.test(words);
}

// Forty digits are SHA-1's too, with which passwords, files and commits are named. A checksum address is none.
const shortHashNames =
  /(?<![a-zß-ӿ])(?:sha-?1(?:sum)?|hashbytes|varbinary|git|commits?|revision|blob|digest|checksum(?! ?addr)|fingerprint|thumbprint|etag|ripemd(?:-?160)?|md5|info ?hash|pass(?:word|wd|code|phrase)?|pwd|passwort|kennwort|prüfsumme|fingerabdruck|contraseñas?|mot de passe|mdp|empreinte|somme de contrôle|senhas?|impronta|wachtwoord|controlegetal|lösenord|passord|adgangskode|salasana|hasł[aoe]|suma kontrolna|suma de (?:verificación|comprobación)|soma de verificação|somma di controllo|hesla?|jelszó|parol[aăeiyă]|şifre|sağlama|kata sandi|mật khẩu|парол[а-ӿ]{1,3}|контрольн[а-ӿ]+ сумм[а-ӿ]|коммит[а-ӿ]{0,2}|коміт[а-ӿ]{0,2}|κωδικ[ά-ώ]{2,3} πρόσβασης)(?![a-zß-ӿ])|密[码碼]|口令|[校檢检][验驗]和(?!地址)|提交|指[纹紋]|パスワード|チェックサム(?!アドレス)|コミット|フィンガープリント|비밀번호|체크섬(?! ?주소)|커밋|كلمة (?:المرور|السر)|رمز عبور|סיסמ[הא]|पासवर्ड|รหัสผ่าน/;
const shortHashBefore = new RegExp(`(?:${shortHashNames.source})[^.。]{0,24}$`);
const shortHashAfter = new RegExp(
  `^["'\`)]*\\s*(?:[(\\[:=,–—-]|is|was|ist|es|est|é|è|[是は])\\s*(?:(?:the|an?|d(?:er|ie|as)|eine?|el|la|une?|le|uma?|o|il)\\s)?(?:${shortHashNames.source})`,
);

// What only the words right at the value may call it: "token" and "key" are also what an address has.
const namedAtOnce =
  /(?:secrets?|(?<![a-z])pw|pin|salt|cookie|sessions?(?:[\s_-]*id)?|(?:access|auth|api|bearer|csrf|session|refresh)[\s_-]*(?:token|key|secret|id)|priv(?:ate)?[\s_-]*key|(?:file|pw|pin|content|object|tree)[\s_-]*(?:hash|id))["'`]?\s*[:=]?\s*["'`]?$/;
// As git prints them.
const gitBefore = /(?:^|\n)\s*(?:(?:tree|parent|merge|changeset|object)|head is now at|submodule [\w./-]+)[ :]+$/;
const calledAfter =
  /^["'`)]*\s*(?:refs\/|\((?:head|origin|tag)|as (?:varbinary|binary|raw)|(?:is|was|ist|es|est|é|è) (?:my|mein|mi|mon|meu|il mio) )/;

/** True where the texts right before and after 40 hex digits call them a hash of SHA-1 or the like. Takes `toWords`' texts. */
export function isShortHash(before: string, after: string): boolean {
  const isNamed = [shortHashBefore, namedAtOnce, gitBefore].some((form) => form.test(before));
  return isNamed || [shortHashAfter, calledAfter].some((form) => form.test(after));
}
