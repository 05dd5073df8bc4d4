import { expect, test } from 'vitest';
import { isExplorerHost } from '../../../src/chains/chain-of-url.ts';
import { isCalledHash, judgeHash } from '../../../src/references/judge-hash.ts';
import { type Context, devKey, gateTable, ownAddress, ownKey } from './gate-table.ts';
import { hash } from './values.ts';

function judge({ value = hash, asked = false, ...evidence }: Context) {
  return judgeHash({
    hash: value,
    evidence: { written: value, pageHost: 'page.example', before: '', after: '', ...evidence },
    asked,
    isExplorerHost,
  });
}

test('the specification has at least 60 contexts, and none twice', () => {
  const contexts = gateTable.map(([context]) => JSON.stringify(context));

  expect(contexts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(contexts).size).toBe(contexts.length);
});

test.for(gateTable)('%j: %s', ([context, verdict]) => {
  expect(judge(context).kind).toBe(verdict);
});

test.for<[Context, string]>([
  [{ value: devKey, addresses: [ownAddress.toLowerCase()], before: 'secret ' }, 'known-key'],
  [{ value: ownKey, addresses: [ownAddress.toLowerCase()], before: 'secret ' }, 'address-in-sight'],
  [{ before: 'secret ' }, 'key-words'],
  [{ before: 'tx ', link: `https://site.example/tx/${hash}`, pageHost: 'etherscan.io' }, 'link'],
  [{ before: 'tx ', pageHost: 'etherscan.io' }, 'explorer-page'],
  [{ before: 'tx ', asked: true }, 'asked'],
  [{ before: 'tx ' }, 'label'],
])('%j is judged by its surest sign: %s', ([context, because]) => {
  expect(judge(context)).toHaveProperty('because', because);
});

test.for([
  'priv_key ',
  'privkey ',
  'signer wallet key',
  'signing key',
  'passphrase',
  'txDeployerKey:',
  'clef privée',
  'sec\u180eret',
  'mne\u2062monic',
  'se\u{e0065}ed',
  'pri\u00advate\u202e key',
  'frase de recuperación',
  'phrase de récupération',
  'Wiederherstellungsphrase',
  'Geheimnis',
  'frase di recupero',
  'закрытый ключ',
  'мнемоника',
  'приватний ключ',
  'herstelzin',
  'privésleutel',
  'privat nyckel',
  'soukromý klíč',
  'cheia privată',
  'privát kulcs',
  'khóa riêng',
  'kunci pribadi',
  'ιδιωτικό κλειδί',
  '密钥',
  '金鑰',
  '秘密',
  '助憶詞',
  'プライベートキー',
  'シークレット',
  'ニーモニック',
  '시드 구문',
  '니모닉',
  'کلید خصوصی',
  'מפתח פרטי',
  'กุญแจส่วนตัว',
])('%s near a value is refused, whatever words say transaction', (words) => {
  expect(judge({ before: `transaction hash, ${words} ` }).kind).toBe('refuse');
  expect(judge({ after: ` ${words} transaction hash`, asked: true }).kind).toBe('refuse');
});

test.for([
  'secretariat',
  'secretion',
  'secreted',
  'Secretaría',
  'секретарь',
  'seeding',
  'linseed',
  'pre-seed',
  'seed funding',
  'Geheimtipp',
  'публичный ключ',
  '公钥',
  'keyboard',
  'monkey',
  'task=1',
  'segreteria',
])('%s near a transaction is no word of a key', (words) => {
  expect(judge({ before: `${words}, transaction ` }).kind).toBe('send');
});

test.for<[string, string[], boolean]>([
  ['PasswordHash ', [], true],
  ["HASHBYTES('SHA1', 'x') = ", [], true],
  ['password varbinary: ', [], true],
  ['commit ', [], true],
  ['sha1\n', [], true],
  ['', ['SHA-1'], true],
  ['', ['Wallet', 'Password hash'], true],
  ['address_hash: ', [], false],
  ['Contract hash ', [], false],
  ['I committed it. Address: ', [], false],
  ['The password was guessed in a minute, and it all went from there to ', [], false],
  ['digital address ', ['Owner'], false],
  ['Checksum address: ', [], false],
  ['Password, by e-mail address: ', [], true],
  ['Prüfsumme: ', [], true],
  ['contraseña = ', [], true],
  ['Mot de passe haché : ', [], true],
  ['контрольная сумма: ', [], true],
  ['密码哈希：', [], true],
  ['コミット ', [], true],
  ['كلمة المرور: ', [], true],
  ['Parolanın özeti (şifre): ', [], true],
  ['Клиент: ', [], false],
])('40 digits behind %j, under %j, are called a hash: %j', ([before, heads, isHash]) => {
  expect(isCalledHash({ written: '', pageHost: '', before, after: '', heads })).toBe(isHash);
});

test.for<[string, boolean]>([
  [' (SHA-1)', true],
  [' is the commit that broke it', true],
  [' – ein Fingerabdruck', true],
  ['  README.md', false],
  [' sent it, and committed the file', false],
  [' (checksum address)', false],
])('40 digits before %j are called a hash: %j', ([after, isHash]) => {
  expect(isCalledHash({ written: '', pageHost: '', before: 'See ', after })).toBe(isHash);
});
