import { hidden } from './detect-in-text.ts';
import { column, lazily, privateKeys } from './vocabulary-patterns.ts';

/** Returns a text without invisible characters, and with full-width letters as plain ones. */
export function toPlain(text: string): string {
  return /^[ -~\n\r\t]*$/.test(text) ? text : text.replace(hidden, '').normalize('NFKC');
}

/** Returns a text in the form that is searched for words: plain, in lower case, and privateKey as "private key". */
export function toWords(text: string): string {
  return toPlain(text)
    .replace(/([a-zß-ÿ\d])([A-ZÀ-Þ])/g, '$1 $2')
    .toLowerCase();
}

// Names of private keys, seeds and other secrets, by language. `[\W_]` may stand between two words, and letters that
// follow make another word: a secretary, a seedling. Neither `\p{L}` nor `i`: with them the browser would take 8 ms to
// build this one expression, and the first card would wait for it.
const english = [
  /priv(?:ate)?[\W_]{0,3}keys?(?:hex)?(?![a-zß-ӿ])/,
  /private[\W_]*(?:hex[\W_]*)?[:=]/,
  // Names in code and settings: PK_DEPLOYER, PK1, priv.
  /(?<![a-zß-ӿ])p(?:k|riv)(?![a-zß-ӿ])/,
  // new ethers.Wallet("0x…
  /wallet\s*\(\s*["'`]?\s*$/,
  /(?<![a-zß-ӿ])(?:wallet|deploy(?:er|ment)|owner|admin|relayer|operator|validator|master|burner|sequencer|minter|treasury|faucet|evm|spend(?:ing)?)[\W_]{0,2}keys?(?![a-zß-ӿ])/,
  /sign(?:er|ing)[\W_]{0,2}(?:wallet[\W_]{0,2})?keys?(?![a-zß-ӿ])/,
  /(?<![a-zß-ӿ])[sp]k["'`]?\s*[:=]/,
  /xprv|brain[\W_]?wallet/,
  // Not secretary, secretariat, secretion, secrete.
  /secret(?!ar|i[ov]|e[ds]?(?![a-zß-ӿ])|ing)/,
  // Not money: a seed round.
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
// "A key that is private", in each language. The many pairs of words are searched for only if one of each is present.
const keyPairs = lazily(() => new RegExp(privateKeys(), 'g'));
const secretWords = lazily(() => new RegExp(column('secret')));
const keyNouns = lazily(() => new RegExp(column('key')));
// Allowed between a name and its value: "Private key (do not share): ", "SECRET=", "the seed is ".
const upToValue =
  /^(?:[^a-zß-\u1fff\u3040-\ud7a3]*\([^()]*\))?[^a-zß-\u1fff\u3040-\ud7a3]*(?:(?:is|are|was|ist|war|est|es|era|è|é|это|является|是|为|為|は)[^a-zß-\u1fff\u3040-\ud7a3]*)?$/;
// Names that a private key shares with harmless things: a storage key, a password.
const doubtfulLabel =
  /(?:keys?|pass(?:word|wd|code)|pwd|entropy|schl(?:ü|ue)ssel|cl(?:é|ef)|clave|llave|chave|chiave|contraseña|senha|sleutel|klucz|anahtar|ключ|пароль|密[码碼]|[键鍵钥鑰]|パスワード|キー|키|비밀번호|🔑|🗝|🔐|🔏|👛)[^a-zß-\u1fff\u3040-\ud7a3]*$/;
// "Private: ", and each language's word for it alone.
const secretLabel = lazily(() => new RegExp(`(?:${column('secret')})[^a-zß-\\u1fff\\u3040-\\ud7a3]*$`));
const keyHost = /priv(?:ate)?-?keys?|seed-?phrase|mnemonic|bip-?39|brain-?wallet/;

/** True if a text mentions private keys, seeds or secrets, in one of some twenty languages. Takes `toWords`' text. */
export function hasKeyWords(words: string): boolean {
  return expressionsFor(words).some((expression) => words.search(expression) !== -1);
}

function expressionsFor(words: string): RegExp[] {
  return secretWords().test(words) && keyNouns().test(words) ? [keyWords, keyPairs()] : [keyWords];
}

/** Returns what the text right before a value calls it: certainly a key, possibly one, or nothing like that. */
export function readKeyLabel(wordsBefore: string): 'key' | 'doubtful' | 'none' {
  for (const expression of expressionsFor(wordsBefore)) {
    // `matchAll` would build this large expression again each time.
    expression.lastIndex = 0;
    while (expression.test(wordsBefore)) {
      if (upToValue.test(wordsBefore.slice(expression.lastIndex))) return 'key';
    }
  }
  return doubtfulLabel.test(wordsBefore) || secretLabel().test(wordsBefore) ? 'doubtful' : 'none';
}

/** True for the host of a site about keys, such as privatekeys.example. */
export function isKeyHost(host: string): boolean {
  return keyHost.test(host.toLowerCase());
}

// Alone, these names prove nothing: there are storage keys and bank accounts. Beside a value they are a doubt.
const keyNames = lazily(() => new RegExp(`${column('key')}|${column('password')}`));
const keyActs = lazily(() => new RegExp(column('act')));
const owners = lazily(() => new RegExp(column('owner')));

// A public key is not a secret.
const publicKeys =
  /public[\W_]?keys?|публичн[а-ӿ]* ключ[а-ӿ]*|публічн[а-ӿ]* ключ[а-ӿ]*|открыт[а-ӿ]* ключ[а-ӿ]*|公[钥鑰]|公開鍵|공개 ?키|(?:clave|llave|chave)s? p[úu]blicas?|cl(?:é|ef)s? publiques?|chiav[ei] pubblic[ahe]+|öffentliche[nrs]? schlüssel|genel anahtar/g;

/** True if a text names a key or a password. Takes `toWords`' text, as do the functions below. */
export function namesKeys(words: string): boolean {
  return keyNames().test(words.replace(publicKeys, '')) || hasKeyWords(words);
}

/** True if a text names a key or a password, or says what is done with one: signing, importing, hiding. */
export function speaksOfKeys(words: string): boolean {
  return keyActs().test(words) || namesKeys(words);
}

// "Me", "mine", "my main", in some languages: whose it is, not what it is.
const person =
  /^[^a-zß-\u1fff\u3040-\ud7a3]*(?:(?:is|ist|es|est|è|é|это|to) |是)?(?:me|mine|myself|(?:my )?(?:main|hot|cold|burner|alt)|ich|meine?[rs]?|ik|moi|à moi|le mien|yo|m[íi]o|eu|meu|io|il mio|moje|benim|jag|jeg|saya|aku|tôi|я|мо[йеёя]|мне|мій|أنا|אני|मैं|我的?|私の?|僕|俺|[나내]|내 ?것)[^a-zß-\u1fff\u3040-\ud7a3]*$/;

/** True if a text says only "me", "mine" or the like. Takes `toWords`' text. */
export function isPerson(words: string): boolean {
  return person.test(words);
}

/** True if a text names wallets, accounts or their roles, which have keys. */
export function speaksOfOwners(words: string): boolean {
  return owners().test(words);
}
