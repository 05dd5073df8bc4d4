import { column } from './vocabulary.ts';

// What may stand before "transaction" in a label. First what kind of transaction it is, what became of it, and on which
// chain; nothing that an account is called.
const kinds = `
attack attacker's hack exploit exploiter's drain draining malicious suspicious fraudulent fake phishing poisoning
arbitrage sandwich frontrun backrun liquidation rescue whitehat
deploy deployed deploying deployment creation create created creating contract upgrade setup init initialize
deposit deposited withdraw withdrawal withdrawing bridge bridging burn burning mint minting minted swap swapping
transfer transferring approve approval claim claiming stake staking unstake refund repayment payment pay payout
purchase sale buy sell funding fund redeem redemption borrow repay supply settle settlement vote voting register
registration reveal  wrap unwrap sent sending receive received receiving submit submitted broadcasted
confirm confirmed confirming mined pending stuck dropped failed failing reverted reverting successful success completed
cancelled canceled replaced replacement included executed finalized processed processing missing lost
l1 l2 l3 source src destination dest dst origin originating target incoming outgoing inbound outbound on-chain onchain
blockchain chain network mainnet testnet ethereum eth ether bsc bnb base polygon matic arbitrum optimism avalanche
gnosis linea scroll zksync blast celo fantom goerli sepolia holesky kovan ropsten rinkeby evm legacy eip-1559
usdt usdc dai weth erc20 erc-20 erc721 nft
etherscan basescan bscscan blockscout explorer
first second third 1st 2nd 3rd 4th last latest previous next initial original final example sample test real
grant granting revoke revoking ownership accept accepting add adding remove removing liquidity enable enabling disable
queue queued cancel cancelling pause unpause configure configuration config set setting update updating migration migrate
verify verification open opening close closing harvest compound rebalance rebalancing airdrop distribution distribute
reward rewards fee gas batch multicall genesis proxy implementation factory router oracle timelock governance
finalize finalization prove proving challenge dispute resolve resolution freeze incident laundering preparation prep
theft stolen whale large evidence proof delivery deliver fill request response fulfill fulfillment callback
anchor anchoring attestation attest notarization timestamp record recorded recording publication publish published
upload uploaded donation donate tip invoice order escrow release lock locked locking vesting delegate delegation
undelegate permit trade trading entry exit user customer client winning bid bidding auction listing offer
info debug warn error log logs trace success ok done origin-chain source-chain destination-chain
rollup sequencer-batch state outbox inbox relayed retry retried resend resent speedup speed-up cancel manual automatic
daily weekly monthly on-chain offchain cross-chain crosschain etherscan.io native erc-721 erc1155 erc-1155 erc4337
einzahlung auszahlung überweisung zahlung kauf verkauf angriff beispiel depósito retiro ataque pago compra venta prueba
ejemplo saque pagamento exemplo dépôt retrait attaque paiement achat exemple deposito prelievo attacco pagamento esempio
перевод перевода отправка отправки пример оплата депозит вывод переказ приклад saldırı onay ödeme örnek yatırma çekme
przykład wpłata wypłata voorbeeld storting opname exempel eksempel příklad contoh
broadcasting submitting executing waiting monitoring watching tracking checking found detected seen got fetched
sending returned made done did related corresponding associated respective relevant full complete entire such any all
both two three four some random several various unusual strange weird large huge small tiny identical similar swift
hacker hackers hackers' attackers attackers' exploiter exploiters scammer scammers thief thieves victim victims victim's
hacker's exploiter's scammer's protocol protocol's team exchange user's onward subsequent ensuing separate individual
`;

// And what says nothing at all, by language: articles, the words for "this" and "my", what leads to a noun without a purpose
// ("in", no "for").
const little = `
a an the this that these those my your his her its our their one each every another other same following above below
in on by via with of at from as and is was are were has been being had it here i see view first second third
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
il lo gli le un uno una questa quella mia tua sua nella nel della del dei di con in e è prima seconda ultima seguente
fallita riuscita tramite
le la les l un une cette ma ta sa notre votre dans en par avec de du des d et est première seconde deuxième dernière
suivante échouée réussie confirmée voir même via sur
aquesta la una meva primera en amb de
această aceasta o mea în prin cu pe și este prima a doua ultima
эта этой эту этот моя моей мою ваша в во через с со и вот первая первой вторая последняя той же за о об по на это
хэш хеш номер ссылка атакующая атакующей успешная неудачная отправленная исходная следующая
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
이 그 제 내 의 해당 첫 첫번째 번째 두 마지막 공격 배포 민팅 스왑 승인된 실패한 성공한 전송 출금 입금 브릿지 원본 소비
here's it's that's there's i've i'm he she they we you who which what how can could may be to look check details
have had do does above-mentioned mentioned shown listed above: below: out up under after before during into through
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
тестовая атакующей атаки атака деплой деплоя взлома первоначальная итоговая исходящая входящая новая моя наша последней
ataque despliegue implementación creación envío transferencia compra venta quema acuñación puente depósito retiro
transferência envio criação implantação queima saque virement transfert création envoi trasferimento invio creazione
überweisungs zahlungs einzahlungs auszahlungs kauf verkaufs haupt krypto spenden deployment swap bridge mint aanvals
هجوم حمله التحويل السحب الإيداع انتقال برداشت واریز העברה ההעברה משיכה הפקדה ההפקדה तीसरी दूसरी
`;
const knownKinds = new Set(kinds.split(/\s+/));
const known = new Set([...knownKinds, ...little.split(/\s+/)]);

// Writing without spaces: the same, and taken out one by one.
const unspaced =
  /黑客|[获獲]利|初始化|升[级級]|[铸鑄]币|清算|[闪閃][电電][贷貸]|投票|[购購][买買]|出售|套利|洗[钱錢]|[转轉]移|[资資]金|[发發][起生]|分析|其中|以下|如下|[详詳][情细細]|[关關]键|恶意|[盗盜][币幣]|[钓釣][鱼魚]|具体|相[关關应應]|下|上|[后後]|前|也|及|攻[击擊]|部署|[测測][试試]|准[备備]|[质質]押|存款|提款|充[值币幣]|提[币幣现現]|[转轉][账賬帳]|跨[链鏈]|[兑兌][换換]|[创創]建|[铸鑄]造|[销銷][毁毀]|[链鏈]上|区块链|區塊鏈|以太坊|[异異]常|可疑|失[败敗]|成功|[这這]|[笔筆]|[该該]|此|本|次|[条條]|第|一|二|三|主|的|在|[与與]|和|中|是|位|[个個]|我|合[约約]|借[款贷]|[还還]款|部分|原始|攻撃|送金|テスト|デプロイ|ミント|スワップ|ブリッジ|バーン|入金|出金|失敗した|成功した|この|その|同じ|最初|の|は|に|で|と|も|が|を|ที่|นี้|การ|ของ|ใน|หมายเลข|แฮช|ล้มเหลว|สำเร็จ|ทำ|แรก|สถานะ/g;
const unspacedLetter = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/;
// No end of a word: "attacker's", "e.g", "ERC-20", "wallet_address".
const notInWord = /[^a-zß-\u1fff\u3040-\ud7a3\d'’_.-]+/;
const number = /^[-_.'’]*(?:(?:0x)?[\da-f]{6,}|0x[\da-f.]+|[\d.-]*)[-_.'’]*$/;
const transaction = new RegExp(`^(?:${column('transaction')})$`);

function isHarmlessWord(word: string): boolean {
  const bare = word.replace(/^[-_.'’]+|[-.'’]+$/g, '');
  if (number.test(bare) || known.has(bare) || /^[a-z]$/.test(bare) || transaction.test(bare)) return true;
  if (unspacedLetter.test(bare)) return bare.replace(unspaced, '') === '';
  // "Bridge-Transaktion": the parts of a compound.
  return (
    /[-'’]/.test(bare) && bare.split(/[-'’]+/).every((part) => number.test(part) || known.has(part) || part === 's')
  );
}

/** True when a text ends with the kind of a transaction: "deployment", "2nd". Takes `toWords`' text. */
export function endsInKind(words: string): boolean {
  const last = words.split(notInWord).findLast((word) => word !== '') ?? '';
  return (last !== '' && knownKinds.has(last)) || /^#?\d{1,4}$/.test(last);
}

/** True when every word of a text is one that may stand before "transaction". Takes `toWords`' text. */
export function isHarmless(words: string): boolean {
  return words.split(notInWord).every(isHarmlessWord);
}

// Whose transactions they are, or what they are made with.
const roles =
  /(?<![a-z])(?:access|acces[os]+|acesso|accès|toegang|zugang|treasury|hot|cold|api|dev|gas|faucet|payer|vault|main|backup|master|funding|hub|service|server|client|my|yarn|npm|npx|node|python|ethkey|geth|run|cast|[a-z]*lib|cli|ecrecover)(?![a-z])/;

/** True when a text has few words, at most `mostUnknown` of them not known, and names nobody: "Redeem tx: ". */
export function isShortName(text: string, mostUnknown = 1): boolean {
  const parts = text.split(notInWord).filter((word) => word !== '');
  const unknown = parts.filter((word) => !isHarmlessWord(word)).length;
  if (unknown === 0) return true;
  // An unknown word in another clause may be a key: "…, tx: ".
  return (
    parts.length <= 3 && unknown <= mostUnknown && !roles.test(text) && !/[_,;،、，；]/.test(text) && !hasPurpose(text)
  );
}

/** True when the last word of a text is such a one, or the text has none. */
export function endsHarmless(words: string): boolean {
  const last = words.split(notInWord).findLast((word) => word !== '') ?? '';
  if (!unspacedLetter.test(last)) return isHarmlessWord(last);
  // The rest before it is another thought, as long as its end is understood.
  const rest = last.replace(unspaced, ' ');
  return rest.endsWith(' ') || rest === '';
}

// "To send the", "used for my", "um die": what comes is what something is for, or is done with, and not what it is.
const purposeWord =
  /(?<![a-zß-\u1fff])(?:for|(?:with|by|via) (?:this|it|that|which|these)|mit (?:dies[a-z]*|dem|der)|con (?:est[aeo]|questo|ello|ese)|com (?:isso|isto|este|esta)|avec (?:ceci|cela|ça|ce|cette)|этим|с этим|этой|цим|tym|tą|hiermee|daarmee|met (?:dit|deze)|med (?:detta|denne|denna|dette)|dengan ini|bununla|to (?:send|sign|mak|do|pay|submit|broadcast|authori|approv|confirm|validat|execut|perform|creat|run|sen)[a-z]*|us(?:e|ing)|für|zum|zur|um|damit|womit|para|pour|sert à|per|voor|om|waarmee|для|чтобы|щоб|котор(?:ым|ой)|яким|do|dla|żeby|aby|k|för|til|untuk|buat|để|dùng|pentru|για|za|برای|لـ?)(?![a-zß-\u1fff])/;
const purposeBefore = new RegExp(`${purposeWord.source}\\s+(?:[a-zß-\\u1fff'’-]+\\s+){0,3}$`);
const unspacedPurpose =
  /[用给給为為](?:[来來于於])?[\u3400-\u9fff]{0,8}\s*$|(?:สำหรับ|ใช้|เพื่อ)[\u0e00-\u0e7f]{0,24}\s*$|(?:ため|用)の?\s*$|(?:위한|용)\s*$|(?<![\u0600-\u06ff])لإ[\u0600-\u06ff]{3,}\s*$/;
// "This sends my transaction: ".
const subject =
  /^\W*(?:this|it|that|which|these|dies(?:er|es)?|est[eoa]|questo|isso|isto|ceci|cela|это|этот|це|to|detta|dette|dit|ini|bu)\s/;

/** True when a text leads to a transaction as the purpose of something. Takes `toWords`' text. */
export function isPurpose(words: string): boolean {
  return purposeBefore.test(words) || unspacedPurpose.test(words);
}

/** True when a text speaks of a purpose or a means anywhere. Takes `toWords`' text. */
export function hasPurpose(words: string): boolean {
  return purposeWord.test(words) || unspacedPurpose.test(words) || subject.test(words);
}
