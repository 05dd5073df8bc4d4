import { hasPurpose, isHarmless } from './harmless-words.ts';
import { isOtherHash, isOtherThing } from './other-hashes.ts';
import { namesKeys, speaksOfKeys, speaksOfOwners } from './private-key-words.ts';
import { contrast, done, hashBefore, hashNoun, lastSentence, name, names, subject } from './transaction-labels.ts';
import { column, lazily } from './vocabulary-patterns.ts';

// What the text around a value says about it without a label: code that reads it, a receipt, a log, an example.

// https://rpc.example/v3/YOUR-API-KEY
export const keyInUrl = /(?<=https?:\S*)api[-_]?key(?=\s)/g;
// Programs read a transaction by its hash, and print it below the code that returned it. Other calls with a value may
// mean anything.
const readingCommand = /cast (?:tx|run|receipt) $/;
// Excludes "getBlockTransactionCountByHash" and "get my transaction back with ".
const reads =
  '(?<![a-z])(?:get|trace|wait for|fetch|find|look ?up|decode|view|show|poll|track|inspect|debug)(?:[\\s_.](?!block)[a-z]+){0,2}[\\s_.](?:tx|txn|transaction)(?:[\\s_](?:by[\\s_](?:hash|id)|hash|id|receipts?|status|details|info|traces?|summary|logs))*';
const readingRequest = new RegExp(
  `${reads}(?:["'\`]\\s*,\\s*["'\`]?params["'\`]?\\s*:\\s*\\[?\\s*["'\`]?| )$|eth_get (?:raw )?transaction(?: receipt| by hash) \\[["'\`]$`,
);
const printedBelow =
  /(?:tx|txn|transaction)[\s_]?(?:hash|id)\)?(?:\(\))?(?:\s*=[^\n]*[^\n(,{[])?;?\s*(?:\n|\/\/|#)\W*(?:out ?\[\d+\]: )?(?:hex ?bytes\(['"])?$/;
// Printed receipts: a hash, and beside it fields that only a transaction has.
const hashAlone = /(?<![a-zß-ӿ])(?:hash|хэш|хеш|哈希值?|ハッシュ|해시)["'`]?\s*[:=：\n]\s*["'`]?$/;
const receiptWords =
  /(?:block ?number|transaction ?type)["'`]?\s*:|gas[ _]?(?:used|price|limit)|paid\s*:|contract ?address\s*:|transaction[ _]?index|fee_per_gas/;
// Logs: "broadcasted transaction to network hash=", "tx sent" nonce=5 hash=", and Geth's own.
const logged = lazily(
  () =>
    new RegExp(
      `(?:${names()})(?:\\s(?:${done.source}))?(?:\\s(?:to|in|for|from|on) [a-z]+)?["']?(?:\\s[a-z_]{2,20}=[^\\s=]{1,42})*\\shash=["']?$|submitted [a-z ]{1,30} fullhash=$`,
    ),
);
const blockWords =
  /parent|uncle|miner|state ?root|difficulty|["'`]number["'`]|(?:^|\n)\W*(?:block|log ?in|auth|messages?|user ?op(?:eration)?|safe)\W*(?:\n|$)/;
// "Mine is ", "here: ", after a sentence about transaction hashes.
const ownOne =
  /^\W*(?:(?:here(?: (?:it )?is)?|hier|aqu[íi]|ici|qui|тут|здесь|ось|这里|這裡)(?=[\s:(]*$)|mine is|my one|bei mir|meine[rs]? (?:ist|war)|le mien|chez moi|el mío|mi caso|o meu|meu caso|il mio|вот мо[йяе]|у меня|мой|ось мі?й|у мене|我的是?|我[這这][邊边]|私の|제 ?것)(?![a-zß-\u1fff])/;
// "For example: ", after such a sentence.
const example =
  /^\W*(?:for example|for instance|e\.?g|example|por ejemplo|ejemplo|por exemplo|exemplo|par exemple|exemple|per esempio|ad esempio|esempio|zum beispiel|beispiel(?:sweise)?|z\.? ?b|bijvoorbeeld|voorbeeld|na przykład|np|przykład|например|пример|наприклад|приклад|ví dụ|contoh|misalnya|örneğin|örnek|de exemplu|exemplu|till exempel|exempel|for eksempel|eksempel|esimerkki|esimerkiksi|például|példa|παράδειγμα|για παράδειγμα|například|příklad|例如|比如|示例|例|예시?|예를 들어|مثال|على سبيل المثال|برای مثال|לדוגמה|דוגמה|उदाहरण|जैसे|ตัวอย่าง(?:เช่น)?)(?![a-zß-\u1fff])/;
// "A transaction hash like for example ".
const likeExample = /^.*?(.{0,24})(?<![a-zß-ÿ])(?:wie|like|such as|como|comme|come|jako)\s/;

/** True for "For example: " after a text about the hashes of transactions, and not of keys. Takes `toWords`' text. */
export function isExample(before: string): boolean {
  const isHashOf = (text: string) => name().test(text) && hashNoun.test(text);
  if (!isHashOf(before)) return false;
  // "z. B.": no sentence ends there.
  const text = before.replace(/(?<=(?<![a-z])[a-z]{1,3})\.(?: ?(?=[a-z]\.)|(?=\s*$))/g, '');
  const at = text.search(/[^.!?;,:：。！？；，\n]*[\n:：,，-]*[^.!?;,:：。！？；，\n]*$/);
  const last =
    text
      .slice(Math.max(0, at))
      .replace(/[\s,，、:：“”„«"'`-]+$/, '')
      .split(/[.!?;]\s+|[。\n(]|,(?!\d)\s*/)
      .at(-1) ?? '';
  const [like = '', thing = ''] = likeExample.exec(last) ?? [];
  const isLikeHash = isHashOf(thing) && !contrast.test(thing);
  const said = (isLikeHash ? last.slice(like.length) : last).trim();
  const form = ownOne.test(said) ? ownOne : example;
  if (!form.test(said) || !isHarmless(said.replace(form, ''))) return false;
  // "This is no transaction hash, but a code, for example: ".
  if (form === example && !isLikeHash && contrast.test(lastSentence(text.trim().split('\n').at(-1) ?? '')))
    return false;
  return !speaksOfKeys(before) && !isOtherHash(before);
}

// "ハッシュ 0x… の攻撃トランザクション", "哈希为 0x… 的交易".
const namedBehind = lazily(() => new RegExp(`^\\s*[の的][^。、，\\n]{0,16}(?:${column('transaction', ['ja', 'zh'])})`));

// The transaction receives or contains the value: "the transaction reveals (".
const holding =
  /(?<![a-z])(?:reveal|contain|includ|emit|pass|set|stor|us|need|requir|tak|read|writ|pay|know|com|carr|hold|made|sen[dt]|return|commit)(?:e?s|ies|ed|ing|s)?(?: by)?(?![a-z])/;

/** True if a value stands alone in brackets or between commas in a sentence about a transaction and nothing else. */
function isApposition(before: string, after: string): boolean {
  const said = lastSentence(before.split('\n').at(-1) ?? '');
  if (!(said.endsWith(' (') && after.startsWith(')')) && !(said.endsWith(', ') && after.startsWith(','))) return false;
  const isOther = [isOtherThing, namesKeys, speaksOfKeys, speaksOfOwners, hasPurpose].some((is) => is(said));
  const { start } = subject().exec(said)?.groups ?? {};
  return start !== undefined && isHarmless(start) && !holding.test(said) && !isOther && !contrast.test(said);
}

/**
 * True if code requests the transaction of a value, if the value is set off in a sentence about a transaction, or if it
 * is called a hash among the other lines of a transaction's receipt or in a table about one. Takes `toWords`' texts.
 */
export function isReadAsTransaction(before: string, after: string, heads: string[]): boolean {
  const isRead = readingCommand.test(before) || readingRequest.test(before) || printedBelow.test(before);
  if (isRead) return !speaksOfKeys(before.replace(keyInUrl, '').split('\n').slice(-2).join('\n'));
  if (blockWords.test(before + after)) return false;
  if (isApposition(before, after) || (hashBefore.test(before) && namedBehind().test(after))) return true;
  const own = before.split('\n').at(-1) ?? '';
  if (logged().test(own) && ![contrast.test(own), speaksOfKeys(own), speaksOfOwners(own)].includes(true)) return true;
  if (!hashAlone.test(before)) return false;
  return receiptWords.test(before + after) || heads.some((head) => name().test(head) && !speaksOfOwners(head));
}
