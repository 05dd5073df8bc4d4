import type { Words } from '../words.ts';

export const options: Words['options'] = {
  title: 'Hashlens 设置',
  access: '访问',
  notStored: '浏览器未能保存此更改',
  notStoredDetail: '设置保持原样。请重新更改。',

  apiAddress: 'API 地址',
  apiAddressHint: '密钥会发送到此地址。清空即可恢复默认地址。',
  addressUnusable: '此地址无法使用',
  addressUnusableDetail:
    '请填写 https 地址，或本机的 http 地址（127.0.0.1 或 localhost），不含用户名、? 或 #。目前仍使用原来的地址。',
  notReachable: (address) => `浏览器尚未允许 Hashlens 访问 ${address}`,
  notReachableDetail: '允许之前无法进行任何查询。',
  allowAccess: '允许访问',

  speaks: 'Hashlens 使用的语言',
  browsersLanguage: '跟随浏览器',

  keptAnswers: '保留的结果',
  keptAnswersHint:
    '结果保留在此浏览器中，避免重复付费：包括查询过的交易、余额和转移记录，以及各网站的引用属于哪条链（网站名称经过混淆）。隐私窗口不留下任何内容。全部清除时，最近查询也会一并清除，弹窗不再从上次的位置打开。您关注的内容不属于查询结果，仍会保留。',
  forgetEverything: '全部清除',
  sureToForget: '清除所有保留的结果？重新查询会再次消耗点数。',
  yesForget: '是，全部清除',
  keepThem: '保留',
  forgetting: '正在清除…',
  nothingKept: '完成。已不再保留任何内容。',
};
