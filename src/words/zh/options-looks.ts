import type { Words } from '../words.ts';

export const optionsLooks: Words['optionsLooks'] = {
  heading: '外观与语言',
  hint: 'Hashlens 的页面立即生效，卡片从下一张起生效。',
  theme: '主题',
  themes: { auto: '跟随系统', light: '浅色', dark: '深色' },
  numbers: '数字',
  asTheLanguage: '跟随语言',
  hours: '小时制',
  hourNames: { auto: '跟随语言', 12: '12 小时制', 24: '24 小时制' },
  zone: '时间',
  zones: { local: '此电脑的时区', utc: 'UTC' },

  pictures: 'NFT 图片',
  picturesHint: '图片来自 NFT 创建者选择的服务器，加载时该服务器会得知您的网络地址。Hashlens 不会自行加载任何图片。',
  pictureChoices: { ask: '每张图片都先询问', never: '从不提供' },
};
