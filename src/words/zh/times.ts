import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const times: Words['times'] = {
  justNow: '刚刚',
  minutesAgo: (count, amount) => plural('zh-Hans', count, { other: `${amount}\u00a0分钟前` }),
  hoursAgo: (count, amount) => plural('zh-Hans', count, { other: `${amount}\u00a0小时前` }),
  daysAgo: (count, amount) => plural('zh-Hans', count, { other: `${amount}\u00a0天前` }),
  datedAhead: (date) => `时间超前，${date}`,
  aheadTitle: '时间晚于时钟',
  ahead: '这个时间晚于本设备的时钟。请检查时钟：如果时钟不准，这里显示的“多久之前”也不准。',
  timeUnknown: '时间未知',
  dateUnknown: '日期未知',
  localAndUtc: (local, utc) => `${local}（${utc}）`,
  whenAsked: '查询时',
  whenAskedAt: (age) => `查询时（${age}）`,
};

export const durations: Words['durations'] = {
  milliseconds: (count, amount) => plural('zh-Hans', count, { other: `${amount}\u00a0毫秒` }),
  seconds: (count, amount) => plural('zh-Hans', count, { other: `${amount}\u00a0秒` }),
  minutes: (count, amount) => plural('zh-Hans', count, { other: `${amount}\u00a0分钟` }),
  hours: (count, amount) => plural('zh-Hans', count, { other: `${amount}\u00a0小时` }),
  days: (count, amount) => plural('zh-Hans', count, { other: `${amount}\u00a0天` }),
  within: (longest) => `${longest}内`,
  range: (shortest, longest) => `${shortest} 至 ${longest}`,
};
