/** The words of one language, as sources of regular expressions: `<` and `>` are the ends of a word. */
export type Vocabulary = {
  transaction: string;
  /** What a key is called, and what makes it a private one. */
  key: string;
  secret: string;
  /** Wallets, accounts and who has them. */
  owner: string;
  /** What gives access without being a key, and what a secret is called. */
  password: string;
  /** What is done with a key: signing, importing, restoring, allowing; and that nobody may see it. */
  act: string;
};

/**
 * Each language in which a transaction is recognized has all of these words: a label that could name a transaction must
 * not be believed in a language whose word for "key" is unknown. Near relatives share a list.
 */
const vocabulary: { [language: string]: Vocabulary } = {
  en: {
    transaction: '<(?:txs?|txns?|tx(?:id|hash)s?|txhashes|t(?:nx|rx|rans)[\\s_-]?(?:hash|id)|tra?ns?[aeo]?ct?ions?)>',
    key: '<keys?>(?! (?:finding|takeaway|point|fact|event|detail|info|step|date|moment|metric|feature|evidence|result|figure|area|player|stat|address|insight|contract|number))|<(?:s|sv|pv|pr|p)(?:[-./]+ ?)?ks?>|<(?:priv?|prv|pvt|p|private|secret|node)keys?>|<wif>|<nsec>|<prv>|<m/44|<pr?[i1!]?v[a4@]?t?[a4e3]?[\\W_]{0,2}k[ae34]?y?s?>|🔑|🗝|🔐|🔏',
    secret: 'private|<priv>|secret',
    owner:
      'wallet|account(?!ing|able)|sender|deployer|owner|funder|relayer|minter|signer|keystore|mnemonic|broadcaster|credential|meta ?mask|ledger>|trezor|sponsor|executor|<bots?>|<admin|guardian|👛|authority|operator|validator|custod|paymaster|from[\\W_]?key',
    password:
      'password|passcode|passphrase|<passwd>|<pwd?>|<pin>|<pass>(?=["\']?\\s*[:=])|<pass[\\W_]?(?:ph|f)ra[sz]e?>',
    act: '<(?:re|co|pre)?sign(?!al|ific|up|post|atures?>)|<import(?!an|unat)|<past(?:e|ing)>|<restor|<recover|<unlock|<export(?!er)|<back(?:ed)?[\\W_]?ups?>|<authori[sz]|<log[\\W_]?in>|<(?:do not|don.?t|never|please not) (?:share|post|show|tell|lose|leak)|<keep (?:it |this )?(?:safe|private|hidden)|<confidential|<\\d\\d[ -]?words?>|<derive[ds]?>|<opens? (?:my|our|the) wallet|<gives? (?:[a-z]+ )?access to|<(?:whoever|anyone) (?:with|who has|has|holds) (?:this|it)>',
  },
  de: {
    transaction: 'transaktion[a-zß-ӿ]*',
    key: '<schl[ëe]ssel|schl(?:ü|ue)ssel',
    secret: 'privat[a-zß-ӿ]*|geheim[a-zß-ӿ]*',
    owner: 'konto|konten|brieftasche|geldb(?:ö|eu)rse|geldbeutel|absender|besitzer',
    password: 'geheimnis|passw[oö]rt|kennw[oö]rt|<pins?>|zugangsdaten',
    act: 'unterschr|unterzeichn|signier|importier|einfügen|wiederherstell|freig[ea]b|freischalt|bestätige>|autorisier|exportier|nicht (?:teilen|weitergeben|zeigen|verraten)|niemand|sicherungskopie',
  },
  nl: {
    transaction: 'transactie[a-z]*',
    key: 'sleutel',
    secret: 'priv[eé]|geheim',
    owner: 'rekening|portemonnee|portefeuille|afzender|eigenaar',
    password: '<geheim>|wagwoord|wachtwoord|<pincode>',
    act: 'onderteken|importeer|plakken|herstel|ontgrendel|goedkeur|keur (?:ik|je)|autoriseer|machtig|exporteer|niet delen|deel (?:dit )?nooit|niemand',
  },
  es: {
    transaction: 'transacci[oó]n[a-z]*',
    key: '<claves?>|<llaves?>',
    secret: '<privad[ao]s?>|<secret[ao]s?>|semilla',
    owner: 'cuenta|billetera|cartera|monedero|remitente|propietari|dueño',
    password: '<secretos?>|<contrasinal|contraseña|<pin>',
    act: '<firm(?:[aeo]|ar|ad[ao]|amos|an)>|import(?:a|ar|e|o|ado)>|restaur|recuper|desbloque|autori[cz]|export|no (?:la |lo )?compart|nunca compart|no se lo|copia de seguridad|respaldo',
  },
  pt: {
    transaction: 'transa[çc][aãoõ][a-zß-ӿ]*',
    key: '<chaves?>',
    secret: '<privad[ao]s?>|<secret[ao]s?>|semente|segred',
    owner: '<contas?>|carteira|remetente|dono|proprietári',
    password: '<segredos?>|senha|<pin>|palavra[ -]passe',
    act: 'assin[aeo]|import(?:a|ar|e|o|ado)>|restaur|recuper|desbloque|autori[cz]|export|não compart|nunca compart|cópia de segurança',
  },
  it: {
    transaction: 'transazion[a-z]*',
    key: '<chiav[ei]>|<seme>',
    secret: '<privat[aeio]>|<segret[aeio]>|<sem[ei]>',
    owner: '<conto>|<conti>|portafogli|mittente|proprietari',
    password: '<segret[oi]>|<parola (?:d.ordine|chiave|per|di|delle)|<pin>|codice segreto',
    act: '<firm(?:[aeo]|are|at[ao]|iamo|ano)>|import(?:a|are|o|ato)>|incolla|ripristin|recuper|sblocc|autorizz|esport|non condivid|mai condivid|copia di sicurezza',
  },
  fr: {
    transaction: 'transactions?',
    key: '<clés?>|<clefs?>',
    secret: '<privée?s?>|<secr[eè]te?s?>',
    owner: '<comptes?>|portefeuille|portemonnaie|expéditeur|propriétaire',
    password: 'mots? de passe|<mdp>|<pin>|identifiants>',
    act: '<sign(?:er|é|ée|ez)>|import(?:er|e|é|ez)>|coller|restaur|récupér|déverrouill|autoris|je valide|valider|export|ne (?:pas |jamais |le |la )*(?:partag|montr)|garder secr|sauvegarde',
  },
  ca: {
    transaction: 'transacci[oó]n?s?',
    key: '<claus?>',
    secret: '<privad[ae]s?>|<secret[ae]?s?>|llavor',
    owner: '<comptes?>|cartera|moneder|remitent|propietari',
    password: 'contrasenya|<pin>',
    act: '<signa(?:r|t|da)?>|importa|restaur|recuper|desbloque|autoritz|exporta|no (?:ho )?compart',
  },
  ro: {
    transaction: 'tranzac[tț]i[a-zß-ӿ]*',
    key: '<chei[ae]?>|<cheii>',
    secret: '<privat[ăae]?>|<secret[ăae]?>|sămânț',
    owner: '<cont(?:ul)?>|portofel|portmoneu|expeditor|proprietar',
    password: '<secret(?:e|ul)?>|<parol[aăeiyă]|<pin>',
    act: 'semn(?:ă|a|ez|at)|<import(?!an)|restaur|recuper|deblo|autoriz|export|nu (?:o )?(?:distribui|arăta)',
  },
  ru: {
    transaction: 'тран[сз]акц[а-ӿ]*',
    key: '<ключ(?!ев|ов)|<приватник|<сид(?:ка|ки|ку|у)?>',
    secret: '<(?:приватн|закрыт|личн|секретн|тайн)[а-ӿ]*|<приват>|<сид(?:ка|ки|ку)?>',
    owner: 'кошел|аккаунт|<сч[её]т|отправител|владел|учётн|<бот(?:а|у|ом)?>',
    password: '<секрет(?!ар)|<тайн|парол|<пин>',
    act: 'подпис|импорт|встав(?:ь|и|л)|восстанов|разблок|подтверждаю|авториз|экспорт|никому не|не (?:показыва|передава|делит)|резервн',
  },
  uk: {
    transaction: 'транзакц[а-ӿ]*|транзакцы[а-ӿ]*',
    key: '<ключ(?!ев|ов)|<приватник',
    secret: '<(?:приватн|закрит|особист|секретн|таємн)[а-ӿ]*|<сід|<(?:прыватн|закрыт|асабіст|сакрэтн)[а-ӿ]*',
    owner: 'гаман|акаунт|рахун|відправник|власник|кашал|акаўнт',
    password: '<секрет(?!ар)|<таємниц|парол|<пін>|<сакрэт|<таямніц',
    act: 'підпис|імпорт|встав|відновл|розблок|авториз|підтверджую|експорт|нікому не|не (?:показув|передава|діл)|падпіс|імпарт|аднав',
  },
  bg: {
    transaction: 'транзакци[а-ӿ]*',
    key: '<ключ(?!ев|ов)',
    secret: '<(?:частен|частни|личен|личн|таен|тайн|секрет)[а-ӿ]*',
    owner: 'портфейл|акаунт|сметк',
    password: '<тайн(?!ств)|<секрет(?!ар)|парол',
    act: 'подпис|импорт|възстанов|отключ|разреш|не споделя',
  },
  sr: {
    transaction: 'трансакциј[а-ӿ]*|трансакци[а-ӿ]*',
    key: '<кључ(?!н)|<клуч(?!н)',
    secret: '<(?:приватн|тајн|личн)[а-ӿ]*|<(?:приват(?:ен|н)|таен|тајн)[а-ӿ]*',
    owner: 'новчаник|налог|рачун|паричник|сметк',
    password: '<тајн|<шифр[аеу]>|лозинк',
    act: 'потпис|увоз|увез|откључ|одобр|не дел|потпи[шс]|внес(?!о?к)|не споделу',
  },
  hr: {
    transaction: 'transakcij[a-zß-ӿ]*',
    key: '<klju[cč](?!n)',
    secret: '<(?:privatn|tajn|zasebn|osobn)[a-zß-ӿ]*',
    owner: 'novčanik|novcanik|denarnic|<račun|<racun|nalog',
    password: '<tajn|<skrivnost|<[šs]ifr[aeu]>|lozink|zapork|<geslo',
    act: 'potpis|podpis|uvoz|uvez|otključ|odobr|ne dijel|ne deli',
  },
  pl: {
    transaction: 'transakcj[a-zß-ӿ]*',
    key: '<klucz(?!ow)',
    secret: '<(?:prywatn|tajn|sekretn)[a-zß-ӿ]*|<sekret',
    owner: 'portfel|<kont(?:o|a|u|em)>|nadawc|właściciel',
    password: '<sekret|<tajemnic|hasł[aeo]|<pin>',
    act: 'podpis|<import(?!an)|wklej|przywr|odzysk|odblok|autoryz|zatwierdz|eksport|nie (?:udostępn|pokaz|podawa)|nikomu',
  },
  cs: {
    transaction: 'transak[cč][a-zß-ӿ]*',
    key: '<kl[ií][cč](?!ov)|<kľúč(?!ov)',
    secret: '<(?:soukrom|súkromn|tajn|privátn)[a-zß-ӿ]*',
    owner: 'peněženk|peňaženk|<úč(?:e)?t|odesílatel',
    password: '<taj[eo]m|<tajn|<hesl|<pin>',
    act: 'podpis|podepis|podepsá|<import(?!an)|vlož|obnov|odem(?:k|č)|odomkn|autoriz|nesdíl|nikomu',
  },
  lt: {
    transaction: 'transakcij[a-zß-ӿ]*',
    key: '<rakt[aąuoeėi]',
    secret: '<(?:privat|slapt|asmenin)[a-zß-ӿ]*',
    owner: 'pinigin|sąskait|paskyr',
    password: '<paslap[tč]|slaptažod',
    act: 'pasiraš|<import(?!an)|atkur|atrakin|nesidalin',
  },
  lv: {
    transaction: 'transakcij[a-zß-ӿ]*',
    key: '<atslēg',
    secret: '<(?:privāt|slepen|personīg)[a-zß-ӿ]*',
    owner: '<mak(?:s|a|u|ā)>|maciņ|<kont[aus]',
    password: '<noslēpum|<parol',
    act: 'parakst|<import(?!an)|atjauno|atbloķ|nedalie',
  },
  et: {
    transaction: 'transaktsioon[a-z]*',
    key: 'võt(?:i|me)',
    secret: '<(?:privaat|sala|isiklik)[a-zß-ӿ]*',
    owner: 'rahakot|<konto',
    password: '<saladus|<parool|<salasõn',
    act: 'allkirj|impordi|taasta|ära jaga',
  },
  sv: {
    transaction: 'transaktion[a-zß-ӿ]*',
    key: 'nyck(?:el|lar)',
    secret: '<(?:privat|hemlig)[a-zß-ӿ]*',
    owner: 'plånbok|<konto|avsändar|ägare',
    password: '<hemlighet|lösenord|<pin>',
    act: 'underteckn|<signera|importer|klistra|återställ|lås upp|godkänn|auktoriser|exporter|dela inte|dela aldrig',
  },
  da: {
    transaction: 'transaktion[a-zß-ӿ]*|transaksjon[a-zß-ӿ]*',
    key: '<nykel|nøgle|nøkkel',
    secret: '<(?:privat|hemmelig)[a-zß-ӿ]*',
    owner: 'tegnebog|lommebok|<konto|afsender|avsender',
    password: '<hemmelighe|<løyndom|adgangskode|kodeord|passord|<pin>',
    act: 'underskri|<signer|importer|indsæt|gendan|gjenopprett|godkend|godkjenn|autoriser|eksporter|del ikke|del aldrig',
  },
  fi: {
    transaction: 'transaktio[a-zß-ӿ]*',
    key: '<avai[nm]|avaimen',
    secret: '<(?:yksityi|sala)[a-zß-ӿ]*',
    owner: 'lompak|<tili(?:n|ni)?>|lähettäj',
    password: '<salaisu|salasan|tunnusluk',
    act: 'allekirjo|<tuo>|liitä|palaut|avaa lukit|hyväksy|valtuut|älä jaa',
  },
  hu: {
    transaction: 'tranzakci[a-zß-ӿ]*',
    key: '<kulcs(?!font|szer)|kulcs>',
    secret: '<(?:privát|titkos|saját)[a-zß-ӿ]*',
    owner: 'pénztárc|tárc[aá]|<számla|<fiók',
    password: '<titok|<titk|jelsz[oóa]|<pin>',
    act: 'aláír|<import(?!an)|beilleszt|visszaállít|felold|engedélyez|exportál|ne oszd|senkinek',
  },
  el: {
    transaction: 'συναλλαγ[ά-ώ]*',
    key: 'κλειδ',
    secret: '<(?:ιδιωτικ|μυστικ|κρυφ)[ά-ώ]*',
    owner: 'πορτοφόλι|λογαριασμ|αποστολ',
    password: '<μυστικ|κωδικ[ά-ώ]+ πρόσβασης',
    act: 'υπογ[ρέ]|εισαγωγ|επικόλλ|ανάκτ|επαναφορ|ξεκλείδ|εξουσιοδ|εγκρ[ίι]|μην? (?:το )?μοιρ',
  },
  tr: {
    transaction: '<i\\u0307?şlem[a-zß-ӿ]*',
    key: 'anahtar',
    secret: '<(?:özel|gizli|kişisel)>',
    owner: 'cüzdan|hesap|hesab|gönderen>|sahib',
    password: '<gizli|<sır>|parola|şifre|<pin>',
    act: 'imzala|içe aktar|yapıştır|geri yükle|kurtar|kilidi|onayla(?:mak|yan|yor|rım)|yetkilend|dışa aktar|paylaşma',
  },
  az: {
    transaction: 'tranzaksiy[a-zß-ӿ]*|əməliyyat[a-zß-ӿ]*',
    key: '<açar',
    secret: '<(?:şəxsi|gizli|məxfi)>',
    owner: '<pul kisə|cüzdan|hesab',
    password: '<sirr|<gizli|parol|şifrə',
    act: 'imzala|idxal|bərpa|paylaşma',
  },
  uz: {
    transaction: 'tranzaksiya[a-z]*',
    key: 'калит|<kalit',
    secret: '<(?:maxfiy|shaxsiy|yashirin)>',
    owner: 'hamyon|hisob',
    password: '<sirli|parol',
    act: 'imzola|<import(?!an)|tikla|ulashma',
  },
  kk: {
    transaction: 'транзакци[а-ӿ]*|гүйлгээ',
    key: 'ачкыч|калид|<кілт|түлхүүр',
    secret: '<(?:жеке|құпия)>|<(?:хувийн|нууц)',
    owner: 'әмиян|<шот|түрийвч|<данс',
    password: 'құпия|құпия ?сөз|<нууц',
    act: 'қол ?қой|импорт|қалпына|бөліспе|гарын үсэг|сэргээ|импорт',
  },
  sq: {
    transaction: 'transaksion[a-zß-ӿ]*',
    key: '<çel[ëe]s|<mifte',
    secret: '<(?:privat|sekret|fsheht)[a-zß-ӿ]*',
    owner: 'portofol|kulet|llogari',
    password: '<sekret|fjalëkalim',
    act: 'nënshkru|importo|rikthe|autorizo|mos e ndaj',
  },
  // Icelandic, Basque, Swahili, Filipino, Esperanto, Irish.
  is: {
    transaction:
      'færsl(?:a|u|ur|unnar)|transakzio[a-z]*|<(?:muamala|miamala)>|transaksyon[a-z]*|transakci[a-z]*|idirbhear[a-zß-ÿ]*',
    key: 'lykil|lykla|<gako|<giltza|<ufunguo|<funguo|<susi>|<[ŝs]losil|<eoch(?:air|rach)',
    secret:
      '<einka|<leyni|<pribatu|<sekretu|<(?:binafsi|siri)>|<(?:pribado|lihim)|<(?:privat|sekret)|<phr[íi]obh[áa]id|<r[úu]nda',
    owner: 'veski|reikning|diru-?zorro|<kontu|mkoba|akaunti|pitaka|monujo|<konto>|sparán|<cuntas',
    password:
      'lykilorð|aðgangsorð|<leyndarm[aá]l|<leyni|pasahitz|<sekretu|nenosiri|<siri>|kontrasenyas|<lihim>|pasvort|<sekret|pasfhocal|<rún>',
    act: 'undirrit|<flytja inn|endurheimt|ekki deila|<sinatu|inportatu|berreskuratu|ez partekatu|<saini|<ingiza>|<rejesha|usishiriki|<lagdaan|<pirmahan|i-import|ibalik|huwag ibahagi|<subskrib|<importi|restaŭr|ne kunhavig|<sínigh|iompórtáil|ná roinn',
  },
  id: {
    transaction: 'transaksi[a-z]*',
    key: '<kunci',
    secret: '<(?:privat|pribadi|peribadi|rahasia|rahsia)>',
    owner: 'dompet|<akun>|<akaun|rekening|pengirim|pemilik',
    password: '<rahasia|<rahsia|<wadi>|kata (?:sandi|laluan)|<sandi>|<pin>',
    act: 'tanda ?tangan|<(?:meng)?impor(?!tan)|tempel|pulihkan|pemulihan|buka kunci|otoris|setujui|menyetujui|ekspor|jangan (?:di)?(?:bagi|sebar|beri)',
  },
  vi: {
    transaction: 'giao dịch',
    key: 'kh(?:óa|oá)',
    secret: 'riêng(?: tư)?|bí mật|cá nhân',
    owner: '<ví>(?! dụ)|tài khoản|người gửi|chủ sở hữu',
    password: 'bí mật|mật khẩu|mã pin',
    act: '<ký>|nhập|<dán>|khôi phục|mở khóa|ủy quyền|xác thực|xuất (?:khóa|ví|ra)|không chia sẻ|đừng (?:chia|gửi|đưa)',
  },
  zh: {
    transaction: '交易(?!所)',
    key: '(?<![关關按])[键鍵](?![盘盤])|[钥鑰匙]',
    secret: '私|秘密|机密|機密|隐私|保密',
    owner: '[钱錢]包|[账賬帳][户戶号號]|地址所有|持有人|机器人|機器人',
    password: '密[码碼]|口令|密令',
    act: '[签簽]名|[签簽]署|[导導匯汇][入出]|粘[贴貼]|恢[复復]|解[锁鎖]|授[权權]|[备備]份|不要(?:告|分享|泄|洩|外)|勿(?:泄|洩|外|分享)|[别別](?:告|外|分享)',
  },
  ja: {
    transaction: '取引(?!所)|トランザクション',
    key: '[鍵匙]|(?<![\\u30a0-\\u30ff])キー(?![\\u30a0-\\u30ff])|かぎ',
    secret: '秘密|プライベート|非公開|ひみつ|シークレット',
    owner: 'ウォレット|アカウント|口座|財布|送信者|所有者|ボット',
    password: 'パスワード|暗証|パスコード',
    act: '署名|サイン|インポート|エクスポート|貼り付け|復元|ロック解除|承認(?!済)|認証|教えない|見せない|共有し(?:ない|ては)|バックアップ',
  },
  ko: {
    transaction: '트랜잭션|거래(?!소)',
    key: '(?<![가-힣])키(?:[는를가의로]|(?![가-힣]))|열쇠|개인키|비밀키',
    secret: '개인|비밀|비공개|프라이빗',
    owner: '지갑|계정|월렛|소유자|봇(?![가-힣])',
    password: '비밀번호|암호|패스워드|핀번호',
    act: '서명|가져오|내보내|붙여|복구|복원|잠금|인증|공유하지|알려주지|백업',
  },
  ar: {
    transaction: '(?<![\\u0600-\\u06ff])(?:ال|لل)?معامل(?:ة|ات)',
    key: 'مفتاح|مفاتيح',
    secret: '(?:ال)?(?:خاص|سري|شخصي)ة?',
    owner: 'محفظ|حساب|المرسل|المالك',
    password: '<س[رِ]ّ?>|سري|كلمة (?:ال)?(?:مرور|سر)|رمز سري|كلمة المرور|كلمة السر',
    act: 'توقيع|وقّ?ع|استيراد|استورد|لصق|استعادة|استرداد|فتح القفل|تفويض|تصدير|لا تشارك',
  },
  fa: {
    transaction: 'تراکنش',
    key: 'کلید',
    secret: 'خصوصی|محرمانه|شخصی|سری',
    owner: 'کیف ?پول|حساب|فرستنده|مالک',
    password: 'راز|<رمز>|رمز (?:عبور|ورود)|گذرواژه|پسورد',
    act: 'امضا|وارد کن|بازیابی|تأیید|تایید کن|به کسی|ندهید',
  },
  he: {
    transaction: 'עסק[הת]|טרנזקצי[הת]',
    key: 'מפתח(?!ים|י)',
    secret: 'ה?(?:פרטי|סודי|אישי)',
    owner: 'ארנק|חשבון|השולח|הבעלים',
    password: 'סוד(?![א-ת])|סודי|סיסמ[הא]|רמז סיסמה|קוד סודי',
    act: 'חתימ|לחתום|ייבא|ייבוא|הדבק|שחזור|לשחזר|אל תשתף|לא לשתף',
  },
  hi: {
    transaction: 'ट्रा[ंन]+्?ज[ैे]क्शन|लेन-?देन',
    key: 'साँचो|चावी|कुंजी|चाबी|(?:निजी|प्राइवेट|खाजगी) की',
    secret: 'निजी|गुप्त|प्राइवेट|गोपनीय|खाजगी',
    owner: 'वॉलेट|बटुआ|खात|अकाउंट',
    password: 'गुप्त|गोपनीय|गुपित|गोप्य|पासवर्ड|पिन(?![\\u0900-\\u097f])',
    act: 'हस्ताक्षर|आयात|पुनर्प्राप्त|अधिकृत|किसी को न|साझा न',
  },
  bn: {
    transaction: 'লেনদেন',
    key: 'চাবি|(?:ব্যক্তিগত|প্রাইভেট|গোপন) কী',
    secret: 'ব্যক্তিগত|গোপন|প্রাইভেট',
    owner: 'ওয়ালেট|ওয়ালেট|অ্যাকাউন্ট|হিসাব',
    password: 'গোপন|পাসওয়ার্ড|পাসওয়ার্ড|পিন(?![\\u0980-\\u09ff])',
    act: 'স্বাক্ষর|সই|আমদানি|পুনরুদ্ধার|অনুমোদন|শেয়ার কর',
  },
  ta: {
    transaction: 'பரிவர்த்தனை',
    key: 'விசை|சாவி|கீ(?![\\u0b80-\\u0bff])',
    secret: 'தனிப்பட்ட|இரகசிய|ரகசிய|பிரைவேட்',
    owner: 'பணப்பை|வாலட்|கணக்கு',
    password: 'இரகசிய|ரகசிய|கடவுச்சொல்',
    act: 'கையொப்ப|இறக்குமதி|மீட்டெடு|அங்கீகரி|பகிர',
  },
  th: {
    transaction: 'ธุรกรรม',
    key: 'กุญแจ|คีย์',
    secret: 'ส่วนตัว|ลับ',
    owner: 'กระเป๋า|บัญชี|ผู้ส่ง|เจ้าของ',
    password: 'ความลับ|รหัสผ่าน|รหัสลับ|พิน(?![\\u0e00-\\u0e7f])',
    act: 'ลงนาม|ลายเซ็น|นำเข้า|กู้คืน|ปลดล็อก|อนุมัติ|ส่งออก|ห้ามบอก|อย่าบอก|อย่าแชร์',
  },
};

const letter = 'a-zß-\\u1fff'; // Beside Chinese and the like, no space ends a word: "我的TxID".
/** An expression's source with the ends of words written out. */
function writeOut(source: string): string {
  return source.replace(/(?<!\(\?)</g, `(?<![${letter}])`).replace(/(?<!\\)>/g, `(?![${letter}])`);
}

/** The alternatives of an expression's source. Each start of the background splits all of them: a walk by hand takes a tenth of what an expression does. */
function splitSource(source: string): string[] {
  const found: string[] = [];
  let start = 0;
  let depth = 0;
  let isInClass = false;
  for (let at = 0; at < source.length; at++) {
    const character = source[at];
    if (character === '\\') at++;
    else if (isInClass) isInClass = character !== ']';
    else if (character === '[') isInClass = true;
    else if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === '|' && depth === 0) {
      found.push(source.slice(start, at));
      start = at + 1;
    }
  }
  return [...found, source.slice(start)];
}

/** One column of all languages, or of some, as the source of one expression, which looks once at each place whether a word begins. */
export function column(name: keyof Vocabulary, languages = Object.keys(vocabulary)): string {
  const all = [...new Set(languages.flatMap((language) => splitSource(vocabulary[language]?.[name] ?? '')))];
  const { true: begun = [], false: others = [] } = Object.groupBy(all, (one) => `${one.startsWith('<')}`);
  // `(?!)` fits nothing, where an empty list would fit everything.
  return writeOut([`<(?:${[...begun.map((one) => one.slice(1)), '(?!)'].join('|')})`, ...others].join('|'));
}

/** "private key", "key that is private", "privatnyckel", in each language. */
export function privateKeys(): string {
  return Object.entries(vocabulary)
    .filter(([language]) => language !== 'en')
    .map(([, { key, secret }]) => {
      const [one, other] = [secret, key].map((words) => `(?:${writeOut(words)})[a-zß-ԯ]{0,3}`);
      return `${one}[\\s_-]{0,2}${other}|${other}[\\s_-]{0,2}${one}`;
    })
    .join('|');
}
