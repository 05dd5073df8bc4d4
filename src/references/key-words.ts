// What a private key, a seed or another secret is called, by language. `[\W_]` is what may stand between two words, and
// letters that follow make another word: a secretary, a seedling.
const english = [
  /priv(?:ate)?[\W_]{0,3}keys?(?!\p{L})/u,
  /(?<!\p{L})(?:wallet|deploy(?:er|ment)|owner|admin|relayer|operator|validator|master|burner|sequencer|minter|treasury|faucet|evm|spend(?:ing)?)[\W_]{0,2}keys?(?!\p{L})/u,
  /sign(?:er|ing)[\W_]{0,2}(?:wallet[\W_]{0,2})?keys?(?!\p{L})/u,
  /(?<!\p{L})[sp]k["'`]?\s*[:=]/u,
  /xprv|brain[\W_]?wallet/u,
  // No secretary, secretariat, secretion, secrete.
  /secret(?!ar|i[ov]|e[ds]?(?!\p{L})|ing)/u,
  // Money, not keys: a seed round.
  /(?<!\p{L}|pre[\W_])(?:(?:wallet|master|root|hd|my|private)[\W_]?)?seeds?(?!\p{L})(?!\W{1,2}(?:round|fund|invest|stage|capital|sale|money|valuation))/u,
  /seed[\W_]?(?:phrase|word|hex|key|bytes)/u,
  /mn[eé]m[oôó]/u,
  /pass[\W_]?phrase/u,
  /(?:recovery|backup|wallet|bip-?39)[\W_]{0,3}(?:phrase|words)/u,
];

const western = [
  /privat(?:e[nrs]?)?[\W_]{0,2}schl(?:ü|ue)ssel|geheim(?!tipp|dienst)|wiederherstellungs(?:phrase|wörter|satz)/u,
  /cl(?:[eé]f?s?)[\W_]{0,2}priv[eé]e?s?(?!\p{L})|secrète|phrase[\W_](?:de[\W_])?r[eé]cup[eé]ration/u,
  /(?:clave|llave|chave|frase)s?[\W_](?:privada|secreta|semilla|semente)|frase[\W_]de[\W_]recupera|semillas?(?!\p{L})|segredo/u,
  /chiav[ei][\W_](?:privat|segret)|segret[aeio]?(?!\p{L})|frase[\W_]di[\W_]recupero/u,
  /priv[eé][\W_]?sleutel|herstelzin|privat[\W_]?n(?:yckel|øgle|økkel)|hemlig|hemmelig|yksityi\p{L}*[\W_]?avai/u,
  /klucz\p{L}*[\W_]prywatn|prywatn\p{L}*[\W_]klucz|soukrom\p{L}*[\W_]kl[ií][cč]|priv[aá]t[\W_]kulcs|chei[ae][\W_]privat/u,
  /özel[\W_]anahtar|gizli[\W_](?:anahtar|kelime|ifade)|kurtarma[\W_](?:ifade|kelime)/u,
  /kunci[\W_](?:privat|pribadi|peribadi|rahasia)|frasa[\W_](?:pemulihan|benih|rahasia)/u,
  /kh(?:óa|oá)[\W_](?:riêng|bí mật|cá nhân)|cụm từ (?:khôi phục|bí mật|hạt giống)/u,
];

const others = [
  /(?<!\p{L})(?:приватн|закрыт|личн|особист|част)\p{L}*[\W_]ключ|секрет(?!ар)|с[иі]д[\W_]?фраз|мн[еі]мо|фраз\p{L}*[\W_](?:восстановл|відновл)/u,
  /ιδιωτικ\p{L}*[\W_]κλειδ/u,
  /私[\W_]?[钥鑰匙键鍵]|私[\W_]?key|[密金秘][钥鑰]|秘密|助[记記憶][词詞]|[种種]子(?![轮輪])|恢[复復]短[语語]/u,
  /プライベート.?キー|シークレット|シード(?!.?ラウンド)|ニーモニック|リカバリー.?フレーズ|復元フレーズ/u,
  /개인.?키|프라이빗.?키|비밀|시드(?!.?(?:라운드|투자))|니모닉|복구.?(?:구문|문구)/u,
  /ال?مفتاح\s(?:ال)?(?:خاص|سري)|عبارة\s(?:ال)?(?:استرداد|بذور|سرية)|کلید\s?(?:خصوصی|محرمانه)|عبارت\s?بازیابی|מפתח\sה?פרטי/u,
  /निजी\s?(?:कुंजी|चाबी)|प्राइवेट\s?की|गुप्त/u,
  /(?:คีย์|กุญแจ)ส่วนตัว/u,
];

const allWords = [...english, ...western, ...others].map(({ source }) => source).join('|');
const keyWords = new RegExp(allWords, 'iu');
const isWords = 'is|are|was|ist|war|est|es|era|è|é|это|является|是|为|為|は|は、|は：';
// What names the value itself: "Private key (1): ", "SECRET=", "the seed is ".
const keyLabel = new RegExp(`(?:${allWords})[^\\p{L}]*(?:(?:${isWords})[^\\p{L}]*)?$`, 'iu');
// Names that a private key may have as well as something harmless: a storage key, a password.
const doubtfulLabel =
  /(?:keys?|pass(?:word|wd|code)|pwd|entropy|schl(?:ü|ue)ssel|cl(?:é|ef)|clave|llave|chave|chiave|contraseña|senha|sleutel|klucz|anahtar|ключ|пароль|密[码碼]|[键鍵钥鑰]|パスワード|キー|키|비밀번호)[^\p{L}]*$/iu;
const keyHost = /priv(?:ate)?-?keys?|seed-?phrase|mnemonic|bip-?39|brain-?wallet/i;

/** True where a text speaks of private keys, seeds or secrets, in one of some twenty languages. Takes `toWords`' text. */
export function hasKeyWords(words: string): boolean {
  return keyWords.test(words);
}

/** What the text right before a value says that it is: surely a key, perhaps one, or nothing like that. */
export function readLabel(wordsBefore: string): 'key' | 'doubtful' | 'none' {
  if (keyLabel.test(wordsBefore)) return 'key';
  return doubtfulLabel.test(wordsBefore) ? 'doubtful' : 'none';
}

/** True for the host of a site about keys, as privatekeys.example. */
export function isKeyHost(host: string): boolean {
  return keyHost.test(host);
}
