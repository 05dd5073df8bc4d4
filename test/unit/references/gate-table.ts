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
export const gateTable: [Context, 'send' | 'ask-first' | 'refuse' | 'not-a-reference'][] = [
  // Nothing says what it is.
  [{}, 'ask-first'],
  [{ before: 'see ', after: ' please' }, 'ask-first'],
  // Words that do not stand right before the value.
  [{ after: ' was the transaction' }, 'ask-first'],
  [{ before: 'The transaction failed, so I tried ' }, 'ask-first'],
  [{ before: 'tx by the Geheimdienst ' }, 'ask-first'],
  [{ before: `tx 0x${'5'.repeat(64)} by ` }, 'ask-first'],
  [
    { before: 'The transaction was mined.\nA long line about something else that only ends here by chance: no\n' },
    'ask-first',
  ],
  [{ before: 'To pay for the transaction take this: ' }, 'ask-first'],
  [{ before: 'Transaction signer: ' }, 'ask-first'],
  [{ before: 'Transaction fee wallet: ' }, 'ask-first'],
  [{ before: 'signer: ', after: ', txType: 2' }, 'ask-first'],
  [{ before: 'import this into MetaMask: ', after: ' then check the tx' }, 'ask-first'],
  // Code that signs, imports or names an account.
  [{ before: "web3.eth.accounts.signTransaction(tx, '" }, 'ask-first'],
  [{ before: 'Account.sign_transaction(transaction, "' }, 'ask-first'],
  [{ before: 'Account.sign_transaction(transaction="' }, 'ask-first'],
  [{ before: 'Sign the transaction: ' }, 'ask-first'],
  [{ before: 'TX_SIGNER=' }, 'ask-first'],
  [{ before: 'TX_SENDER=' }, 'ask-first'],
  [{ before: 'DEPLOYER=' }, 'ask-first'],
  [{ before: 'accounts: ["' }, 'ask-first'],
  [{ before: 'new Transaction("' }, 'ask-first'],
  [{ before: 'sendTransaction("' }, 'ask-first'],
  [{ before: 'I have no transaction hash, only this: ' }, 'ask-first'],
  [{ before: 'I lost the transaction hash.\n' }, 'ask-first'],
  [{ before: 'Transaction ID: see explorer\n\nMetaMask: ' }, 'ask-first'],
  [{ before: 'sendTransaction(tx, "' }, 'ask-first'],
  [{ before: 'relay(transaction, "' }, 'ask-first'],
  [{ before: 'Transaction fee payer: ' }, 'ask-first'],
  [{ before: 'tx auth token: ' }, 'ask-first'],
  [{ before: 'Transaction sent: ' }, 'send'],
  [{ before: 'Wallet for this transaction: ' }, 'ask-first'],
  [{ before: 'cuenta para la transacción: ' }, 'ask-first'],
  [{ before: 'Sent from my wallet, tx hash: ' }, 'send'],
  [{ before: '', heads: ['Private key', 'tx'] }, 'refuse'],
  [{ before: 'Use this account for the transaction, it has funds: ' }, 'ask-first'],
  // Other things' hashes, and a hash of nobody knows what.
  [{ before: 'Hash: ' }, 'ask-first'],
  [{ before: 'password hash: ' }, 'ask-first'],
  [{ before: 'session token hash: ' }, 'ask-first'],
  [{ before: 'commit hash ' }, 'ask-first'],
  [{ before: 'safeTxHash: ' }, 'ask-first'],
  [{ before: 'userOpHash: ' }, 'ask-first'],
  [{ before: 'Safe-TxHash: ' }, 'ask-first'],
  [{ before: 'Safe’s tx hash: ' }, 'ask-first'],
  [{ before: 'Parent Hash: ', pageHost: 'etherscan.io' }, 'ask-first'],
  [{ before: 'Sha3Uncles: ', pageHost: 'etherscan.io' }, 'ask-first'],
  [{ before: 'Topics 1: ', pageHost: 'etherscan.io' }, 'ask-first'],
  [{ before: 'file hash sha256 ' }, 'ask-first'],
  [{ before: 'Order hash: ' }, 'ask-first'],
  [{ before: 'event topic: ' }, 'ask-first'],
  [{ heads: ['Safe tx hash'] }, 'ask-first'],
  [{ before: 'tx\n', heads: ['Signer'] }, 'ask-first'],
  [{ before: 'Block hash: ', pageHost: 'etherscan.io' }, 'ask-first'],
  [{ before: 'Block hash of the transaction: ' }, 'ask-first'],
  [{ before: 'transactionsRoot: ' }, 'ask-first'],
  [{ before: 'Signature of the transaction: ' }, 'ask-first'],
  [{ heads: ['Block hash'] }, 'ask-first'],
  [{ heads: ['Transaction signer'] }, 'ask-first'],
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
  [{ before: 'tx: ' }, 'send'],
  [{ before: 'txHash="' }, 'send'],
  [{ before: 'TRANSACTION_HASH=' }, 'send'],
  [{ before: '{"transactionHash":"' }, 'send'],
  [{ before: 'Transaction Hash ' }, 'send'],
  [{ before: 'ｔｘ：' }, 'send'],
  [{ before: 'Transaktionshash: ' }, 'send'],
  [{ before: 'la transacción ' }, 'send'],
  [{ before: 'a transação ' }, 'send'],
  [{ before: 'la transazione ' }, 'send'],
  [{ before: 'Хэш транзакции: ' }, 'send'],
  [{ before: '交易哈希：' }, 'send'],
  [{ before: 'رقم المعاملة: ' }, 'send'],
  [{ before: 'معاملة ' }, 'send'],
  [{ before: 'هاش المعاملة ' }, 'send'],
  [{ before: 'تجزئة المعاملات ' }, 'send'],
  [{ before: 'トランザクション: ' }, 'send'],
  [{ before: '트랜잭션 해시 ' }, 'send'],
  [{ pageHost: 'etherscan.io' }, 'send'],
  [{ pageHost: 'eth.blockscout.com' }, 'send'],
  [{ link: scan }, 'send'],
  [{ link: `https://site.example/tx/${h}` }, 'send'],
  [{ link: `https://etherscan.io/search?q=${h}` }, 'send'],
  [{ before: 'https://site.example/tx/' }, 'send'],
  [{ before: 'https://phalcon.blocksec.com/explorer/tx/eth/' }, 'send'],
  [{ before: 'eth.getTransactionReceipt("' }, 'send'],
  [{ before: 'debug_traceTransaction", "params": ["' }, 'send'],
  [{ before: 'cast receipt tx ' }, 'send'],
  [{ before: 'Transaction with hash ' }, 'send'],
  [{ before: 'Tx hash (TxID): ' }, 'send'],
  [{ before: 'Transaction on Base: ' }, 'send'],
  [{ before: '✅ Transaction has been sent: ' }, 'send'],
  [{ before: 'the transaction on that chain ' }, 'send'],
  [{ before: 'Transaction on my account: ' }, 'ask-first'],
  [{ before: 'the txid is: ' }, 'send'],
  [{ before: 'Transaction 2: ' }, 'send'],
  [{ before: 'Transaction hash:\n' }, 'send'],
  [{ before: 'After that the network gives the transaction a hash. For example:\n' }, 'send'],
  [{ before: 'gasUsed: 21000\nhash: ' }, 'send'],
  [{ before: '[Success] Hash: ', after: '\nContract Address: 0x1\nBlock: 1\nPaid: 0.1 ETH' }, 'send'],
  [{ heads: ['Txn Hash'], before: 'Swap\n' }, 'send'],
  [{ heads: ['TX (Base)', 'Deposit'] }, 'send'],
  // Addresses stand there, but not this value's.
  [{ before: 'tx ', addresses: [other] }, 'send'],
  [{ value: ownKey, before: 'tx ', addresses: [other] }, 'send'],

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
  [{ heads: ['Private key'] }, 'refuse'],
  [{ before: 'cast send --private-key ', after: ' tx' }, 'refuse'],
  [{ before: 'transaction signed with the private key ' }, 'refuse'],
  [{ before: 'tx hash of the secret ' }, 'refuse'],
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
  [{ before: 'a private transaction, tx ' }, 'send'],
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
  [{ link: `https://scan.secret.example/tx/${h}` }, 'send'],
  // Words that only look like those of keys.
  [{ before: 'The secretary sent the transaction ' }, 'send'],
  [{ before: 'Proceeds of the seed round: tx ' }, 'send'],
  [{ before: 'a seedling, tx ' }, 'send'],
  [{ before: 'Geheimdienst tx ' }, 'send'],
  [{ before: '种子轮 交易 ' }, 'send'],
  // Keys of an API sign transactions too.
  [{ before: '交易机器人 API密钥（勿泄露） ' }, 'refuse'],
  [{ before: 'Hyperliquid 交易 API 密钥如下 ' }, 'refuse'],

  // A transaction's label or link at the value, and words of a key around it: the person knows.
  [{ before: 'Secret Network bridge ', link: scan }, 'ask-first'],
  [{ before: 'The private key was stolen, then he drained it: ', link: scan }, 'ask-first'],
  [{ link: scan, after: ' moved the funds of the seed phrase' }, 'ask-first'],
  [{ before: 'the attacker obtained the private key and drained the funds in tx ' }, 'ask-first'],
  [{ before: 'transaction ', after: ' (keep the seed safe)' }, 'ask-first'],
  [{ before: 'Private key (do not share): ', link: scan }, 'refuse'],
  [{ before: 'the private key was stolen in tx ', asked: true }, 'send'],
  [{ before: 'the private key was stolen in tx ', pageHost: '', asked: true }, 'refuse'],
  [{ before: 'secret ', link: scan, pageHost: '', asked: true }, 'refuse'],
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
  [{ before: 'Key: ', link: scan }, 'ask-first'],
  [{ before: 'this tx sender key is still mine: ', link: scan }, 'ask-first'],

  // Keys that everybody knows, whatever says transaction.
  [{ value: devKey }, 'refuse'],
  [{ value: devKey, before: 'transaction ', pageHost: 'etherscan.io' }, 'refuse'],
  [{ value: devKey, link: `https://etherscan.io/tx/${devKey}` }, 'refuse'],
  [{ value: devKey, ...asked }, 'refuse'],
  // The last key of the curve, n - 1.
  [{ value: '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364140', before: 'tx ' }, 'refuse'],
  // No keys: n, and all that is above; and no references: numbers and padded addresses, whatever stands there.
  [{ value: `0x${'0'.repeat(64)}`, before: 'tx ' }, 'not-a-reference'],
  [{ value: `0x${'1'.padStart(64, '0')}`, before: 'private key ' }, 'not-a-reference'],
  [{ value: '0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141', before: 'tx ' }, 'send'],
  [{ value: `0x${'f'.repeat(64)}`, before: 'tx ', addresses: [own] }, 'not-a-reference'],
  [{ value: `0x${digits.toLowerCase().padStart(64, '0')}`, before: 'tx ', asked: true }, 'not-a-reference'],
  // One digit beside a known key is another value.
  [{ value: `${devKey.slice(0, -1)}1`, before: 'tx ' }, 'send'],

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
  [{ value: ownKey, before: `0x${digits.slice(0, 3)}…${digits.slice(-3)} tx ` }, 'send'],
  [{ value: ownKey, before: `0x${digits.slice(0, 4)}…1234 tx ` }, 'send'],

  // A click turns a doubt into a yes, and a refusal into nothing.
  [{ ...asked }, 'send'],
  [{ before: 'Storage key: ', ...asked }, 'send'],
  [{ value: ownKey, ...asked }, 'send'],
  [{ before: 'PRIVATE_KEY=', ...asked }, 'refuse'],
  [{ before: 'the secret ', ...asked }, 'refuse'],

  // In the popup's list of a page nobody has read the words around it: only a link says enough.
  [{ ...listed, pageHost: 'etherscan.io' }, 'ask-first'],
  [{ ...listed, pageHost: 'etherscan.io', link: scan }, 'send'],
  [{ ...listed, value: ownKey, addresses: [own] }, 'refuse'],
];
