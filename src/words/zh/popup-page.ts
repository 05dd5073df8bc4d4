import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popupPage: Words['popupPage'] = {
  noPage: {
    title: '没有对应的页面',
    text: 'Hashlens 在单独的标签页中打开。要查看某个页面上的引用，请前往该页面并点击工具栏中的 Hashlens。',
  },
  looking: '正在查看页面…',
  empty: {
    title: '此页面上没有引用',
    text: '页面的文字和链接中没有交易、地址或 NFT。以图形绘制的文字（如 Google Docs）无法读取。',
  },

  noCards: 'Hashlens 无法在这类页面上显示卡片。页面中的引用会列在这里。',
  filter: '筛选',
  references: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 处引用` }),
  referencesOf: (count, formatted, all) => plural('zh-Hans', count, { other: `${formatted} 处引用，共 ${all} 处` }),
  groups: { transaction: '交易', address: '地址', 'token-instance': 'NFT' },
  showMore: (count, formatted) => plural('zh-Hans', count, { other: `再显示 ${formatted} 项` }),
  showMoreOf: (count, formatted, group) => plural('zh-Hans', count, { other: `再显示 ${formatted} 项${group}` }),
  times: (count, formatted) => plural('zh-Hans', count, { other: `${formatted} 次` }),
  names: {
    transaction: (value) => `交易 ${value}`,
    address: (value) => `地址 ${value}`,
    'token-instance': (value) => `NFT ${value}`,
  },
  showOnPage: '在页面上显示',
  showNamedOnPage: (name) => `在页面上显示 ${name}`,
  watchNamed: (name) => `关注 ${name}`,

  isOnFor: (site) => `Hashlens 已在 ${site} 上启用`,
  pausedUntil: (time) => `暂停至 ${time}`,
  resume: '恢复',
  notStored: {
    title: '浏览器未能保存此更改',
    detail: 'Hashlens 的启用范围保持原样。请重试，或在设置中更改。',
  },
  paused: { title: 'Hashlens 已暂停', text: '在此之前不会查看任何页面。' },
  offHere: {
    title: 'Hashlens 在此处已停用',
    text: '不会查看此页面。要查看其中的引用，请在上方启用。',
  },
  notInList: {
    title: 'Hashlens 在此处已停用',
    text: '它仅在列表中的网站上启用，而此页面不属于其中任何一个。可在设置中更改。',
  },

  unreadable: {
    browser: {
      title: 'Hashlens 无法读取此页面',
      text: '这是浏览器自身的页面，浏览器不允许任何扩展程序读取。请从中复制哈希或地址，粘贴到上方的输入框中。',
    },
    store: {
      title: 'Hashlens 无法读取此页面',
      text: '浏览器不允许任何扩展程序读取扩展商店的页面。请从中复制哈希或地址，粘贴到上方的输入框中。',
    },
    pdf: {
      title: 'Hashlens 无法读取此页面',
      text: '它在浏览器的 PDF 查看器中打开，扩展程序无法读取。请从中复制哈希或地址，粘贴到上方的输入框中。',
    },
    file: {
      title: 'Hashlens 无法读取此文件',
      text: '浏览器仅在获得允许后才让扩展程序读取文件：请在扩展程序列表中打开 Hashlens 的详情，启用“允许访问文件网址”，然后重新加载此页面。',
    },
    unknown: {
      title: 'Hashlens 无法读取此页面',
      text: '它似乎是浏览器自身的页面，浏览器不允许任何扩展程序读取。如果它是普通网页，请重新加载。',
    },
    older: {
      title: '请重新加载此页面',
      text: '它在 Hashlens 安装或更新之前就已打开，因此 Hashlens 尚未在其中运行。',
    },
  },
  reload: '重新加载',

  lookClosely: '请仔细核对',
  possibleKeys: '可能是私钥',
  possibleKeysHint: '这些内容不会被发送、查询或关注。',
  data: '数字和其他数据',
  lookUpAll: (count, formatted) => plural('zh-Hans', count, { other: `查询 ${formatted} 处引用` }),
  price: (count, formatted, each) =>
    plural('zh-Hans', count, {
      other: `大约需要 ${formatted} 点：每笔交易或每个 NFT ${each.transaction} 点，每个地址 ${each.address} 点。已知的内容不收费；需要在多条链上查找的交易花费更多。`,
    }),
  notNow: '暂不',
  lookingUpAll: '正在查询全部引用',
  lookedUp: (done, all) => `已查询 ${done} / ${all}`,
};
