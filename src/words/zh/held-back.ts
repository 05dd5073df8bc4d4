import type { Words } from '../words.ts';

export const heldBack: Words['heldBack'] = {
  title: '这看起来像私钥',
  knownKey: '未发送任何内容。这是开发工具公开提供的私钥，转入其地址的资产任何人都能取走。',
  addressInSight:
    '未发送任何内容。它对应的地址也出现在此处，或在您的关注列表中。知道私钥的人即掌握其中的资产：不要让私钥出现在网页和聊天中。',
  keyWords:
    '未发送任何内容。周围的文字表明这是密钥或机密。知道私钥的人即掌握其中的资产：不要让私钥出现在网页和聊天中。',
};
