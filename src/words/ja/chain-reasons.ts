import type { Words } from '../words.ts';

export const chainReasons: Words['chainReasons'] = {
  chosen: '手動で選択したため',
  written: 'そこに明記されているため',
  link: (host: string) => `このリンクが ${host} へのものであるため`,
  page: (host: string) => `このページが ${host} にあるため`,
  words: (text: string) => `近くに「${text}」と書かれているため`,
  site: (host: string) => `${host} での前回の回答がこのチェーンからだったため`,
  default: '既定のチェーンであるため',
  listed: '使用するチェーンに含まれているため',
  guessed: '推測：そばにチェーンの記載がありません',
  andNotKnown: (reason: string, chains: string) => `${chains} では見つからず、${reason}`,
};

export const chainNames: Words['chainNames'] = {
  unnamed: (id: string) => `チェーン ${id}`,
  unnamedInSentence: (id: string) => `チェーン ${id}`,
  coins: 'コイン',
};
