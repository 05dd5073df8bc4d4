import type { Words } from '../words.ts';

export const settingsFile: Words['settingsFile'] = {
  heading: '设置文件',
  hint: '把设置带到另一个浏览器。文件中不含密钥、API 地址，也不含您关注的地址。',
  save: '保存到文件',
  load: '从文件载入',
  saved: (file) => `已交给浏览器保存：${file}。`,
  loaded: '完成：文件中的设置现已生效。',
  leftOut: (names) => `以下内容 Hashlens 不认识，已略过：${names}。`,
  leftLocked: '管理员设定的内容保持不变。',
  leftAddress: '其中的 API 地址已略过：密钥会发送到那里，只有您自己可以更改。',
  leadsTo: (hosts) => `使用此文件后，“在区块浏览器中打开”会前往 ${hosts}。只有在您了解这些网站时才使用。`,
  take: '使用该文件',
  leave: '保留我的设置',
  notStored: '设置保持原样。可能是存储空间已满，或短时间内更改过多：请等一分钟，再次载入文件。',
  unusable: '此文件无法使用',
  why: {
    unusable: (name) => `其中“${name}”的值不被 Hashlens 接受。未作任何更改。`,
    tooLarge: '它比任何设置文件都大。未作任何更改。',
    notJson: '文件不完整，或不是设置文件。未作任何更改：请在来源处重新保存。',
    notOurs: '这不是 Hashlens 的设置文件。未作任何更改：请选择在这里保存的文件。',
    newer: '它来自更新版本的 Hashlens。未作任何更改：请更新 Hashlens 后再载入。',
    nothingInIt: '其中没有 Hashlens 认识的设置。未作任何更改。',
    unreadable: '浏览器无法读取它。未作任何更改：请重新选择。',
  },
};
