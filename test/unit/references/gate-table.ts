import { privateKeyToAddress } from 'viem/accounts';
import type { Evidence } from '../../../src/references/reference.ts';
import { hash as h } from './values.ts';

/** What the gate judges; what is left out is empty. `value` is the transaction hash of `values.ts` unless given. */
export type Context = Partial<Evidence> & { value?: string; asked?: boolean };

/** The first account of Anvil and Hardhat. */
export const devKey = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
/** A key that nobody knows, and its address. */
export const ownKey = '0x9d7c1f3a52e8b6407f21c5d38e9ab0647c3f15d2a8e94b70615fd2c38a9be041';
export const ownAddress = privateKeyToAddress(ownKey);

const own = ownAddress.toLowerCase();
const digits = ownAddress.slice(2);
const other = `0x${'5'.repeat(40)}`;
const scan = `https://etherscan.io/tx/${h}`;
const listed = { isListed: true } as const;
const asked = { asked: true } as const;

// The specification of the private-key gate: [a context, what becomes of the value in it]. Before a row, why it is so
// where that is not obvious.
export const gateTable: [Context, 'go' | 'ask-first' | 'refuse'][] = [
  // Nothing says what it is.
  [{}, 'ask-first'],
  [{ before: 'see ', after: ' please' }, 'ask-first'],
  [{ before: 'The value is ' }, 'ask-first'],
  [{ written: `eip155:1:${h}` }, 'ask-first'],
  [{ addresses: [other] }, 'ask-first'],
  // Words that only look like "tx" or "hash".
  [{ before: 'context: ' }, 'ask-first'],
  [{ before: 'hashtag ' }, 'ask-first'],
  [{ before: 'محفظة هاشم ' }, 'ask-first'],
  [{ before: 'بيع بالتجزئة ' }, 'ask-first'],
  [{ before: 'طريقة معاملة الزبائن ' }, 'ask-first'],
  [{ before: 'مفتاحي: ', after: ' هاشم' }, 'ask-first'],
  [{ before: 'transactional ' }, 'ask-first'],
  [{ before: 'notes.txt ' }, 'ask-first'],
  // An exchange, not a trade.
  [{ before: '交易所 ' }, 'ask-first'],
  [{ before: '取引所: ' }, 'ask-first'],
  // Links that are not to this value as a transaction.
  [{ link: `https://site.example/block/${h}` }, 'ask-first'],
  [{ link: 'https://etherscan.io/' }, 'ask-first'],
  [{ link: `https://site.example/tx/0x${'a'.repeat(64)}` }, 'ask-first'],
  [{ link: `https://etherscan.io/tx/0x${'a'.repeat(64)}` }, 'ask-first'],
  [{ pageHost: 'notetherscan.io' }, 'ask-first'],
  [{ pageHost: 'etherscan.io.phish.example' }, 'ask-first'],

  // Signs of a transaction.
  [{ before: 'tx: ' }, 'go'],
  [{ before: 'txHash="' }, 'go'],
  [{ before: 'TRANSACTION_HASH=' }, 'go'],
  [{ before: '{"transactionHash":"' }, 'go'],
  [{ before: 'Transaction Hash ' }, 'go'],
  [{ after: ' was the transaction' }, 'go'],
  [{ before: 'ｔｘ：' }, 'go'],
  [{ before: 'Transaktionshash: ' }, 'go'],
  [{ before: 'la transacción ' }, 'go'],
  [{ before: 'a transação ' }, 'go'],
  [{ before: 'la transazione ' }, 'go'],
  [{ before: 'Хэш транзакции: ' }, 'go'],
  [{ before: '交易哈希：' }, 'go'],
  [{ before: 'رقم المعاملة: ' }, 'go'],
  [{ before: 'معاملة ' }, 'go'],
  [{ before: 'هاش المعاملة ' }, 'go'],
  [{ before: 'تجزئة المعاملات ' }, 'go'],
  [{ before: 'トランザクション: ' }, 'go'],
  [{ before: '트랜잭션 해시 ' }, 'go'],
  [{ pageHost: 'etherscan.io' }, 'go'],
  [{ pageHost: 'eth.blockscout.com' }, 'go'],
  [{ link: scan }, 'go'],
  [{ link: `https://site.example/tx/${h}` }, 'go'],
  [{ link: `https://etherscan.io/search?q=${h}` }, 'go'],
  [{ before: 'https://site.example/tx/' }, 'go'],
  // Addresses stand there, but not this value's.
  [{ before: 'tx ', addresses: [other] }, 'go'],
  [{ value: ownKey, before: 'tx ', addresses: [other] }, 'go'],

  // Words of keys, whatever else is said.
  [{ before: 'Private key: ' }, 'refuse'],
  [{ before: 'PRIVATE_KEY=' }, 'refuse'],
  [{ before: 'const privateKey = "' }, 'refuse'],
  [{ before: 'DEPLOYER_KEY=' }, 'refuse'],
  [{ before: '"sk": "' }, 'refuse'],
  [{ before: 'pk = ' }, 'refuse'],
  [{ before: 'secret: ' }, 'refuse'],
  [{ before: 'CLIENT_SECRET=' }, 'refuse'],
  [{ before: 'seed: ' }, 'refuse'],
  [{ before: 'walletSeed=' }, 'refuse'],
  [{ before: 'from my mnemonic I got ' }, 'refuse'],
  [{ before: 'Recovery phrase ' }, 'refuse'],
  [{ after: ' is my private key' }, 'refuse'],
  [{ before: 'transaction signed with the private key ' }, 'refuse'],
  [{ before: 'tx hash of the secret ' }, 'refuse'],
  [{ before: 'transaction ', after: ' (keep the seed safe)' }, 'refuse'],
  [{ before: 'secret ', pageHost: 'etherscan.io' }, 'refuse'],
  [{ before: 'priv\u200bate k\u00adey ' }, 'refuse'],
  [{ before: 'ｐｒｉｖａｔｅ＿ｋｅｙ＝' }, 'refuse'],
  [{ before: 'new ethers.Wallet("', after: '"); const tx =' }, 'refuse'],
  [{ before: 'const tx = await new Wallet("', after: '", provider).sendTransaction(' }, 'refuse'],
  [{ before: 'PK_DEPLOYER=', after: ' tx' }, 'refuse'],
  [{ before: 'DEPLOYER_PK_SEPOLIA=', after: ' txhash' }, 'refuse'],
  [{ before: 'PK1=', after: ' tx' }, 'refuse'],
  [{ before: 'PRIVATEKEYHEX=', after: ' tx' }, 'refuse'],
  [{ before: 'Private: ', after: ' Public: tx' }, 'refuse'],
  [{ before: 'priv: ', after: ' tx' }, 'refuse'],
  [{ before: 'Schlüssel privat: ', after: ' tx' }, 'refuse'],
  // Private, but a transaction.
  [{ before: 'a private transaction, tx ' }, 'go'],
  [{ before: 'Privater Schlüssel: ' }, 'refuse'],
  [{ before: 'Clé privée : ' }, 'refuse'],
  [{ before: 'clave privada ' }, 'refuse'],
  [{ before: 'frase semilla ' }, 'refuse'],
  [{ before: 'chave privada ' }, 'refuse'],
  [{ before: 'chiave privata ' }, 'refuse'],
  [{ before: 'Приватный ключ: ' }, 'refuse'],
  [{ before: 'сид-фраза ' }, 'refuse'],
  [{ before: '私钥：' }, 'refuse'],
  [{ before: '私鑰：' }, 'refuse'],
  [{ before: '助记词 ' }, 'refuse'],
  [{ before: '秘密鍵: ' }, 'refuse'],
  [{ before: 'シードフレーズ ' }, 'refuse'],
  [{ before: '개인 키: ' }, 'refuse'],
  [{ before: 'özel anahtar: ' }, 'refuse'],
  [{ before: 'klucz prywatny: ' }, 'refuse'],
  [{ before: 'المفتاح الخاص: ' }, 'refuse'],
  [{ before: 'निजी कुंजी: ' }, 'refuse'],
  [{ before: 'tx ', pageHost: 'privatekeys.example' }, 'refuse'],
  // What a link says counts, its host does not: Secret Network has explorers.
  [{ link: `https://site.example/tx/${h}?privateKey=1` }, 'refuse'],
  [{ link: `https://site.example/secret/tx/${h}` }, 'refuse'],
  [{ link: `https://etherscan.io/tx/${h}#private%20key` }, 'refuse'],
  [{ link: `https://scan.secret.example/tx/${h}` }, 'go'],
  // Words that only look like those of keys.
  [{ before: 'The secretary sent the transaction ' }, 'go'],
  [{ before: 'Proceeds of the seed round: tx ' }, 'go'],
  [{ before: 'a seedling, tx ' }, 'go'],
  [{ before: 'tx by the Geheimdienst ' }, 'go'],
  [{ before: '种子轮 交易 ' }, 'go'],
  // Keys of an API sign transactions too.
  [{ before: '交易机器人 API密钥（勿泄露） ' }, 'refuse'],
  [{ before: 'Hyperliquid 交易 API 密钥如下 ' }, 'refuse'],

  // A link to this very value on a known explorer: whoever wrote it means a transaction.
  [{ before: 'Secret Network bridge ', link: scan }, 'go'],
  [{ before: 'The private key was stolen, then he drained it: ', link: scan }, 'go'],
  [{ link: scan, after: ' moved the funds of the seed phrase' }, 'go'],
  // The same on a host that nobody knows: words win.
  [{ before: 'Secret Network bridge ', link: `https://site.example/tx/${h}` }, 'refuse'],
  // A wiki makes such links by itself: a label that names the value wins.
  [{ before: 'Private key: ', link: scan }, 'refuse'],
  [{ before: 'Private Keys (1) ', link: scan }, 'refuse'],
  [{ before: 'My seed is ', link: scan }, 'refuse'],
  [{ before: 'PRIVATE_KEY=', link: scan, pageHost: 'etherscan.io' }, 'refuse'],

  // Labels of keys that may be harmless: neither a transaction nor surely a secret.
  [{ before: 'Storage key: ', pageHost: 'etherscan.io' }, 'ask-first'],
  [{ before: 'tx by public key ' }, 'ask-first'],
  [{ before: 'hash of the password: ' }, 'ask-first'],
  [{ before: 'txKey: ' }, 'ask-first'],
  [{ before: 'API_KEY=' }, 'ask-first'],
  [{ before: 'Key: ', link: scan }, 'go'],

  // Keys that everybody knows, whatever says transaction.
  [{ value: devKey }, 'refuse'],
  [{ value: devKey, before: 'transaction ', pageHost: 'etherscan.io' }, 'refuse'],
  [{ value: devKey, link: `https://etherscan.io/tx/${devKey}` }, 'refuse'],
  [{ value: devKey, ...asked }, 'refuse'],
  [{ value: `0x${'1'.padStart(64, '0')}`, before: 'tx ' }, 'refuse'],
  [{ value: `0x${'ffff'.padStart(64, '0')}`, before: 'tx ' }, 'refuse'],
  // The last key of the curve, n - 1.
  [{ value: '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140', before: 'tx ' }, 'refuse'],
  // No keys: zero, n, and all that is above; a padded address.
  [{ value: `0x${'0'.repeat(64)}`, before: 'tx ' }, 'go'],
  [{ value: '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141', before: 'tx ' }, 'go'],
  [{ value: `0x${'f'.repeat(64)}`, before: 'tx ', addresses: [own] }, 'go'],
  [{ value: `0x${digits.toLowerCase().padStart(64, '0')}`, before: 'tx ', addresses: [own] }, 'go'],
  // One digit beside a known key is another value.
  [{ value: `${devKey.slice(0, -1)}1`, before: 'tx ' }, 'go'],

  // Its own address is in sight.
  [{ value: ownKey, addresses: [other, own] }, 'refuse'],
  [{ value: ownKey, before: 'tx ', addresses: [own] }, 'refuse'],
  [{ value: ownKey, link: `https://etherscan.io/tx/${ownKey}`, addresses: [own] }, 'refuse'],
  [{ value: ownKey, addresses: [own], ...asked }, 'refuse'],
  [{ value: ownKey, before: `${ownAddress} tx ` }, 'refuse'],
  [{ value: ownKey, after: ` ${ownAddress.toUpperCase()} tx` }, 'refuse'],
  // As a keystore writes it, without 0x.
  [{ value: ownKey, before: `{"address":"${digits.toLowerCase()}","tx":"` }, 'refuse'],
  [{ value: ownKey, link: `https://etherscan.io/address/${ownAddress}` }, 'refuse'],
  [{ value: ownKey, before: `tx 0x${digits.slice(0, 4)}…${digits.slice(-4)} ` }, 'refuse'],
  [{ value: ownKey, before: `tx 0x${digits.slice(0, 6)}...${digits.slice(-4)} ` }, 'refuse'],
  // Too little of it to be more than chance, and one that only begins alike.
  [{ value: ownKey, before: `tx 0x${digits.slice(0, 3)}…${digits.slice(-3)} ` }, 'go'],
  [{ value: ownKey, before: `tx 0x${digits.slice(0, 4)}…1234 ` }, 'go'],

  // A click turns a doubt into a yes, and a refusal into nothing.
  [{ ...asked }, 'go'],
  [{ before: 'Storage key: ', ...asked }, 'go'],
  [{ value: ownKey, ...asked }, 'go'],
  [{ before: 'PRIVATE_KEY=', ...asked }, 'refuse'],
  [{ before: 'the secret ', ...asked }, 'refuse'],

  // In the popup's list of a page nobody has read the words around it: only a link says enough.
  [{ ...listed, pageHost: 'etherscan.io' }, 'ask-first'],
  [{ ...listed, pageHost: 'etherscan.io', link: scan }, 'go'],
  [{ ...listed, value: ownKey, addresses: [own] }, 'refuse'],
];
