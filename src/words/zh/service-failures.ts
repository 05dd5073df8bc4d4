import type { Words } from '../words.ts';

export const serviceTrouble: Words['serviceTrouble'] = {
  passing: {
    title: '服务出现故障',
    detail: (status) => `服务返回错误 ${status}。通常会自行恢复，请稍后重试。`,
  },
  notThere: {
    title: '该地址没有找到服务',
    detail: '此 API 地址没有响应（错误 404）。请在设置中检查 API 地址。',
  },
  elsewhere: {
    title: '服务不在此地址',
    detail: (status) => `它将 Hashlens 转向别处（${status}），而密钥不会发送到那里。请在设置中检查 API 地址。`,
  },
  refused: {
    title: '无法连接到服务',
    detail: (status) => `服务前方的防火墙或类似设施拒绝了 Hashlens（错误 ${status}）。请过一段时间再试。`,
  },
};

export const senselessAnswers: Words['senselessAnswers'] = {
  cut: {
    title: '结果中断',
    detail: '连接在服务返回结果的中途断开，因此未显示任何结果。请过一段时间再试。',
  },
  html: {
    title: '返回的是网页',
    detail: '可能是途中的某个环节（例如网络登录页面）作出了响应，因此未显示任何结果。请过一段时间再试。',
  },
  body: {
    title: '无法读取结果',
    detail: '结果中断，或不是服务使用的格式（JSON），因此未显示任何结果。请过一段时间再试。',
  },
  size: {
    title: '结果过大',
    detail: '服务返回的数据远超应有的大小，Hashlens 已停止读取，因此未显示任何结果。请过一段时间再试。',
  },
  answer: {
    title: '返回了其他内容',
    detail: '服务有响应，但并非所查询的内容，因此未显示任何结果。请过一段时间再试。',
  },
  unknown: {
    title: '结果没有意义',
    detail: (place) =>
      `服务有响应，但格式不是 Hashlens 所认识的（位于“${place}”），因此未显示任何结果。请过一段时间再试。`,
  },
};
