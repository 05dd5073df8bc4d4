import { column, lazily } from './vocabulary-patterns.ts';

// Words allowed before "transaction" in a label. First the actions, in all their forms ("issue", "issued", "issuing"),
// except who performs them ("issuer"). Excludes actions that take a secret: redeem, claim, unlock, withdraw, sign,
// import, recover.
const acts = `
accept acknowledge activate add adjust airdrop allocate allow anchor announce append apply approve arbitrage archive assert
assign attack attest auction audit award backrun batch bid bind bond boost bootstrap borrow bridge broadcast burn buy call
cancel cast challenge change charge check checkpoint clear close collect commit compare compensate complete compound configure
confirm convert copy create cross debit declare decrease delegate delete deploy deposit deprecate detect disable dispute
distribute donate drain draw drop dust emit enable end enqueue enter execute exit expire exploit extend fail fetch fill
finalize find finish flag forward freeze frontrun fulfill fund grant hack halt harvest include increase init initialize
initiate inject install invest invoke issue join launch leverage lend liquidate list load lock log loop map mark match merge
migrate mine mint monitor move mutate notify offer open order pause pay perform ping place post prepare probe process propose
prove publish pull purchase push queue raise rebalance rebase receive record redelegate redeploy reduce refresh refund
register reimburse reinvest reject relay release remove rename renew renounce repay replace replay report request rescue
resend reset resolve respond restake restart resubmit resume retire retry return reveal revert revoke reward roll rotate
route rug sandwich schedule seal sell settle simulate slash split stake start stop store stream submit subscribe supply
suspend swap sweep sync terminate test tip trace track trade transfer trigger unbond undelegate unpause unstake unwrap update
upgrade upload verify vest veto vote wait watch whitelist wire wrap write
`;

// The kind of a transaction, its outcome, and its chain. No word for an account.
const kinds = `
attacker's exploiter's malicious suspicious fraudulent fake phishing poisoning liquidation whitehat deployment creation
contract setup withdrawal withdrawn claimed redeemed approval payment payout sale redemption settlement
registration sent sending made pending stuck lost success successful
l1 l2 l3 side source src destination dest dst origin originating target incoming outgoing inbound outbound on-chain onchain
blockchain chain network mainnet testnet ethereum eth ether bsc bnb base polygon matic arbitrum optimism avalanche
gnosis linea scroll zksync blast celo fantom goerli sepolia holesky kovan ropsten rinkeby evm legacy eip-1559
op arb binance smart usdt usdc dai weth erc20 erc-20 erc721 nft
etherscan basescan bscscan blockscout explorer обозреватель обозреватели обозревателе оглядач explorador explorateur esploratore eksplorator průzkumník
first second third 1st 2nd 3rd 4th last latest previous next initial original final example sample real
ownership liquidity configuration config set setting migration
verification distribution fee gas multicall genesis proxy implementation factory router oracle timelock governance
finalization resolution incident laundering preparation prep
theft stolen large evidence proof delivery deliver response fulfillment callback
attestation notarization timestamp recording publication donation invoice escrow permit entry winning
info debug warn error logs success ok done origin-chain source-chain destination-chain
rollup sequencer-batch state outbox inbox speedup speed-up manual automatic
daily weekly monthly offchain cross-chain crosschain etherscan.io native erc-721 erc1155 erc-1155 erc4337
einzahlung auszahlung überweisung zahlung kauf verkauf angriff beispiel depósito retiro ataque pago compra venta prueba
ejemplo saque pagamento exemplo dépôt retrait attaque paiement achat exemple deposito prelievo attacco pagamento esempio
перевод перевода отправка отправки пример оплата депозит вывод возврат переказ приклад saldırı onay ödeme örnek yatırma çekme
devolución devolução rückzahlung remboursement rimborso restituzione przykład wpłata wypłata voorbeeld storting opname exempel eksempel příklad contoh
seen got related corresponding associated respective relevant representative full entire such any all
both two three four some random several various unusual strange weird huge small tiny identical similar swift
hackers' attackers' victim's hacker's scammer's protocol protocol's user's onward subsequent ensuing separate individual
submission delegation execution declaration cancellation activation initialization conversion reimbursement compensation
identity instance parameter param params data market decision signal demo prod e2e reference current recent known unknown
right wrong correct duplicate single multiple follow-up internal external flash flashloan loan position pool pair vault
bootstrap token tokens airdrop collection uses pre post utc gmt
`;

// Words that say nothing, by language: articles, "this" and "my", prepositions without a purpose ("in", not "for").
const little = `
hey hi hello
a an the this that these those my your his her its our their one each every another other same following above below
in on by via with of at from for as and is was are were has been being had it here i see view first second third
1st 2nd 3rd 4th last latest previous prior next earlier later final initial original new old main real actual single
only also then when e.g eg example sample test link url hash id no number details info output result status
der die das dem den des ein eine einer eines diese dieser diesem dieses meine meiner deine deren ihre in im bei mit per
und ist war hier siehe erste ersten zweite letzte letzten neue fehlgeschlagene fehlgeschlagenen bestätigte ausstehende
angriffs rück test erfolgreiche erfolgreichen ursprüngliche gleichen folgende folgenden
de het een deze dit mijn uw onze in op met via van bij en is was eerste tweede laatste mislukte
el la los las lo un una unos esta este esa ese mi tu su nuestra en con por de del al a y es fue primera segunda última
siguiente fallida exitosa pendiente confirmada confirmado hash ver misma cada según
o os as um uma esta essa este minha sua nossa em no na nos nas com por do da dos das e é foi primeira segunda última
seguinte falhada pendente confirmada ver mesma através pela pelo
il lo gli le delle degli un uno una questa quella mia tua sua nella nel della del dei di con in e è prima seconda ultima seguente
fallita riuscita tramite
le la les l un une cette ma ta sa notre votre dans en par avec de du des d et est première seconde deuxième dernière
suivante échouée réussie confirmée voir même via sur
aquesta la una meva primera en amb de
această aceasta o mea în prin cu pe și este prima a doua ultima
эта этой эту этот моя моей мою ваша в во через с со и вот первая первой вторая последняя той же за о об по на это
мой моего мій мого хэш хеш номер ссылка атакующая атакующей успешная неудачная отправленная исходная следующая
ця цій цю моя мою ваша у в через з зі і та ось перша друга остання хеш номер посилання на про
тази тази моята в чрез с и първата
ova ova ovoj moja u preko s i prva ова овој моја у преко с и прва
ta tej tę moja moją w we przez z ze i to jest pierwsza druga ostatnia nieudana o
tato této tuto moje moji v ve přes s se a je první druhá poslední neúspěšná
denna den min i med via och är första andra sista misslyckade en på
denne den min i med via og er første anden siste sidste en på
tämä tämän tässä ensimmäinen toinen epäonnistunut
ez az a egy ebben első második utolsó sikertelen
αυτή η την της μου στη στην με μέσω και είναι πρώτη δεύτερη μια
bu şu benim ilk ikinci son bir başarısız başarılı bekleyen ve ile
ini itu saya di dalam dengan melalui dan adalah pertama kedua terakhir gagal bahwa hash id
này tại trong qua với và là mã hash id trạng thái đầu tiên cuối chi tiết của
هذه في عبر مع و رقم هاش تجزئة معرف من هي تم این در با از شناسه هش رقم کد
זו זאת את של עם ב מספר האש שלי
यह इस मेरा मेरी में पहला पहली दूसरा की का के से और आपका है
এই আমার
இந்த என்
이 그 제 내 의 해당 첫 첫번째 번째 두 마지막 공격 배포 민팅 스왑 승인된 실패한 성공한 전송 출금 입금 브릿지 원본 소비 결제 실행 승인 생성 취소 대기 완료 관련 예시 최초 최종 다음 이전 실제 공격자의 의심스러운 악성
why warum wieso weshalb pourquoi perché que qué почему чому dlaczego neden kenapa mengapa
here's it's that's there's i've i'm he she they we you who which what how can could may be to look check details
have had do does prints printed outputs returns shows says gives above-mentioned mentioned shown listed above: below: out up under after before during into through
about where there now just so both while since until evidence block-explorer source note ps p.s update edit
viewer copy receipt receipts status state type view proof reference ref overview history summary
detalles detalhes dettagli détails szczegóły podrobnosti részletek detaljer tiedot λεπτομέρειες detaylar detayları детали
подробности деталі подробиці detail detil تفاصيل جزئیات פרטי विवरण details
enlace liga vínculo link lien collegamento odkaz länk lenke linkki σύνδεσμος bağlantı bağlantısı ссылка ссылку посилання
tautan liên kết رابط لینک پیوند קישור लिंक линк врска veza poveznica hivatkozás
estado estatus statut état stato stav статус durum durumu حالة وضعیت סטטוס स्थिति tila
recibo reçu ricevuta quittung beleg comprobante comprovante bukti makbuz dekont квитанция чек квитанція potvrda kwit kvitto
siehe ver voir vedi zobacz zobrazit lihat xem посмотреть смотрите смотри см переглянути дивіться görüntüle vezi
número numero num nro nº n° nr nummer numer číslo szám αριθμός numarası номера nomor số
ejemplo exemplo exemple esempio beispiel przykład пример приклад örnek contoh ví dụ مثال דוגמה उदाहरण voorbeeld
confirmación confirmação confirmation conferma bestätigung potwierdzenie подтверждение підтвердження onayı konfirmasi
контрольная подозрительная вредоносная подтверждённая успешной неудачной такой данной этих тестовая атакующей атаки атака деплой деплоя взлома первоначальная итоговая исходящая входящая новая моя наша последней
ataque despliegue implementación creación envío transferencia compra venta quema acuñación puente depósito retiro
transferência envio criação implantação queima saque virement transfert création envoi trasferimento invio creazione
überweisungs zahlungs einzahlungs auszahlungs kauf verkaufs haupt krypto spenden deployment swap bridge mint aanvals
tấn công hoàn trả chuyển tiền nạp rút thành thất bại đầu cuối tiếp theo
هجوم حمله الهجوم التحويل السحب الإيداع المرسلة المُرسلة انتقال برداشت واریز העברה ההעברה משיכה הפקדה ההפקדה तीसरी दूसरी
`;

// "submit", "submitted" and "submitting" in one form.
const toStem = (word: string) => word.replace(/(?:ed|ing|e?s|(?<=[^e])e)$/, '').replace(/([bdgklmnprtv])\1$/, '$1');
const isWord = (word: string) => word !== '';
const stems = lazily(() => new Set(acts.split(/\s+/).filter(isWord).map(toStem)));
const knownKinds = new Set(kinds.split(/\s+/));
const known = new Set([...knownKinds, ...little.split(/\s+/)]);

const isKind = (word: string) => knownKinds.has(word) || (/^[a-z]{3,}$/.test(word) && stems().has(toStem(word)));
const isKnown = (word: string) => known.has(word) || isKind(word);

// For writing without spaces: the same words, removed one by one.
const unspaced =
  /配置|最新|裁定|[结結]算|[参參]考|前置|固定|附件|[实實][际際]|真[实實]|被|[随隨]机|[执執]行|更新|[设設]置|[验驗][证證]|首|[铸鑄]|[销銷]|[调調]用|取消|[确確][认認]|等待|[来來]源|目[标標]|原|新|[旧舊]|[对對][应應]|了|批准|[发發]送|支付|退款|利用|漏洞|黑客|[获獲]利|初始化|升[级級]|[铸鑄]币|清算|[闪閃][电電][贷貸]|投票|[购購][买買]|出售|套利|洗[钱錢]|[转轉]移|[资資]金|[发發][起生]|分析|其中|以下|如下|[详詳][情细細]|[关關]键|恶意|[盗盜][币幣]|[钓釣][鱼魚]|具体|相[关關应應]|下|上|[后後]|前|也|及|攻[击擊]|部署|[测測][试試]|准[备備]|[质質]押|存款|提款|充[值币幣]|提[币幣现現]|[转轉][账賬帳]|跨[链鏈]|[兑兌][换換]|[创創]建|[铸鑄]造|[销銷][毁毀]|[链鏈]上|区块链|區塊鏈|以太坊|イーサリアム|ポリゴン|[侧側]|[异異]常|可疑|失[败敗]|成功|[这這]|[笔筆]|[该該]|此|本|次|[条條]|第|一|二|三|主|的|在|[与與]|和|中|是|位|[个個]|我|合[约約]|借[款贷]|[还還]款|部分|原始|攻撃|送金|テスト|デプロイ|ミント|スワップ|ブリッジ|バーン|入金|出金|失敗した|成功した|この|その|同じ|最初|の|最新|最後|次|前|実際|元|例|承認|支払|購入|売却|作成|生成|実行|関連|対象|確認済み|以下|上記|不審な|悪意のある|は|に|で|と|も|が|を|ที่|นี้|การ|ของ|ใน|หมายเลข|แฮช|ล้มเหลว|สำเร็จ|ทำ|แรก|สถานะ/g;
const unspacedLetter = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;
// Not the end of a word: "attacker's", "e.g", "ERC-20", "wallet_address".
const notInWord = /[^a-zß-\u1fff\u3040-\ud7a3\d'’_.-]+/;
const number = /^[-_.'’]*(?:(?:0x)?[\da-f]{6,}|0x[\da-f.]+|[\da-f]*\.{2,}[\da-f]+|[\d.-]*)[-_.'’]*$/;
const transaction = lazily(() => new RegExp(`^(?:${column('transaction')})$`));

function isHarmlessWord(word: string): boolean {
  const bare = word.replace(/^[-_.'’]+|[-.'’]+$/g, '');
  if (number.test(bare) || isKnown(bare) || /^[a-z]$/.test(bare) || transaction().test(bare)) return true;
  if (unspacedLetter.test(bare)) return bare.replace(unspaced, '') === '';
  // "Bridge-Transaktion": the parts of a compound.
  return /[-'’]/.test(bare) && bare.split(/[-'’]+/).every((part) => number.test(part) || isKnown(part) || part === 's');
}

/** True if a text ends with the kind of a transaction: "deployment", "2nd". Takes `toWords`' text. */
export function endsInKind(words: string): boolean {
  const last = words.split(notInWord).findLast((word) => word !== '') ?? '';
  return last !== '' && isKind(last);
}

/** True if every word of a text may precede "transaction". Takes `toWords`' text. */
export function isHarmless(words: string): boolean {
  return words.split(notInWord).every(isHarmlessWord);
}

// Words for those who own transactions, for what they use, and for things that take a secret.
const roles =
  /(?<![a-z])(?:access|acces[os]+|acesso|accès|toegang|zugang|treasury|hot|cold|api|dev|gas|faucet|payer|vault|main|backup|master|funding|hub|service|server|client|my|yarn|npm|npx|node|python|ethkey|geth|run|cast|[a-z]*lib|cli|ecrecover|victim|whale|team|customer|thief|thieves|agent|mev|marketing|(?:claim|redeem|unlock|withdraw|spend)(?:ing)?)(?![a-z])/;
// Endings of words for someone who acts: "sniper", "Sammler", "comprador", "покупатель", "机器人".
const agent =
  /(?:[eo]rs?|eurs?|euses?|bots?|ist[aei]?s?|eers?|ants?|dor[ae]?s?|tor[ei]|trice|nik|tel|ač|acz|arz|[cç][ıiuü]|tojas|tājs|j[aä]|ó|ő)$|(?:ник|тель|ец|ист|[ое]р|бот|ач)[а-я]{0,2}$|τής$|[者人手員员機机器師师家主戶户商屋号號ート](?:的|の)?$|[자인꾼봇러퍼커터]의?$|(?:कर्ता|दार)$|^(?:ผู้|นัก)/;

const secret = lazily(() => new RegExp(column('secret')));
const namesHolder = (text: string) => roles.test(text) || secret().test(text);

/** True if a text has few words, at most two of them unknown, and none that may name a holder or take a secret. */
export function isShortName(text: string): boolean {
  const parts = text.split(notInWord).filter(isWord);
  const unknown = parts.filter((word) => !isHarmlessWord(word));
  if (unknown.length === 0) return true;
  // An unknown word in another clause may be a key: "…, tx: ". An abbreviation may be anything.
  const isOpen = /[_,;/،、，；]/.test(text) || unknown.some((word) => agent.test(word) || word.includes('.'));
  return parts.length <= mostInLabel && unknown.length <= 2 && !isOpen && !namesHolder(text) && !hasPurpose(text);
}

const articles =
  'the|this|that|these|an?|der|die|das|dem|den|eine?r?|diese[rmn]?|het|deze|la|les?|una?|une|esta|cette|uma|questa|эт[аойу]+|ця|această|denna|tę|tej|bu';
const joins =
  'in|by|via|at|from|with|and|as|is|was|see|im|bei|mit|per|und|ist|en|con|por|em|com|e|é|è|del?|della?|du|des|dans|avec|par|et|est|в|во|с|и|у|з|через|на|w|z|i|v|och|og|ja|és|și|cu|prin|ve|ile|di|dan|dengan|và|trong|qua';
// "In the exploit transaction", "Moved via tx": a sentence, while a label may say whose it is: "Sniper 1 tx".
const sentence = new RegExp(
  `(?<![a-zß-\\u1fff])(?:(?:${articles})((?:\\s+[a-zß-\\u1fff'’-]+){0,3})|(?:${joins}))\\s*$`,
);
const mostInLabel = 3;
// Writing without spaces has no words to count.
const longestUnspaced = 8;

/**
 * True if nothing right before "transaction" may say whose value it is: its words are known, all of them in a label of
 * a few words, and the last one in a longer text. In running text, an unknown noun with its article is accepted too.
 * Takes `toWords`' text.
 */
export function isUnderstood(text: string, isRunning = false): boolean {
  const parts = text.split(notInWord).filter(isWord);
  const isLabel = unspacedLetter.test(text) ? text.trim().length <= longestUnspaced : parts.length <= mostInLabel;
  if (isLabel ? parts.every(isHarmlessWord) : endsHarmless(text)) return true;
  const found = isRunning ? sentence.exec(text) : null;
  return found !== null && !roles.test(found[1] ?? '');
}

/** True if the last word of a text is harmless, or the text has no words. */
function endsHarmless(words: string): boolean {
  const last = words.split(notInWord).findLast((word) => word !== '') ?? '';
  if (!unspacedLetter.test(last)) return isHarmlessWord(last);
  // The rest before it is a separate thought, if its end is understood.
  const rest = last.replace(unspaced, ' ');
  return rest.endsWith(' ') || rest === '';
}

// "To send the", "used for my", "um die": what follows is a purpose or a means, and not what the value is.
const purposeWord =
  /(?<![a-zß-\u1fff])(?:(?<!(?:wait|look|search|poll|watch|check|receipts?|status|traces?|logs?|events?|details?|block|fees?|gas|results?|link|explorer|error|timeout|confirmations?)(?:ed|ing)? )for|(?:with|by|via) (?:this|it|that|which|these)|mit (?:dies[a-z]*|dem|der)|con (?:est[aeo]|questo|ello|ese)|com (?:isso|isto|este|esta)|avec (?:ceci|cela|ça|ce|cette)|этим|с этим|этой|цим|tym|tą|hiermee|daarmee|met (?:dit|deze)|med (?:detta|denne|denna|dette)|dengan ini|bununla|to (?:send|sign|mak|do|pay|submit|broadcast|authori|approv|confirm|validat|execut|perform|creat|run|sen)[a-z]*|us(?:e|ing)|für|zum|zur|um(?= (?:d|ein|mein|zu))|damit|womit|para|pour|sert à|per|voor|om|waarmee|для|чтобы|щоб|котор(?:ым|ой)|яким|do(?! you\s)|dla|żeby|aby|k|för|til|untuk|buat|để|dùng|pentru|για|za|برای|لـ?)(?![a-zß-\u1fff])/;
const purposeBefore = new RegExp(`${purposeWord.source}\\s+(?:[a-zß-\\u1fff'’-]+\\s+){0,3}$`);
const unspacedPurpose =
  /[用给給为為](?:[来來于於])?[\u3400-\u9fff]{0,8}\s*$|(?:สำหรับ|ใช้|เพื่อ)[\u0e00-\u0e7f]{0,24}\s*$|(?:ため|用)の?\s*$|(?:위한|용)\s*$|(?<![\u0600-\u06ff])لإ[\u0600-\u06ff]{3,}\s*$/;
// "This sends my transaction: ".
const subject =
  /^\W*(?:this|it|that|which|these|dies(?:er|es)?|est[eoa]|questo|isso|isto|ceci|cela|это|этот|це|to|detta|dette|dit|ini|bu)\s/;

/** True if a text ends in words that make the transaction after it the purpose of something. Takes `toWords`' text. */
export function isPurpose(words: string): boolean {
  return purposeBefore.test(words) || unspacedPurpose.test(words);
}

/** True if a text mentions a purpose or a means anywhere. Takes `toWords`' text. */
export function hasPurpose(words: string): boolean {
  return purposeWord.test(words) || unspacedPurpose.test(words) || subject.test(words);
}
