import type { Words } from '../words.ts';

export const movements: Words['movements'] = {
  sent: (what: string, to: string) => `${what} を ${to} に送信`,
  sentToItself: (what: string) => `${what} を自身に送信`,
  sentToMany: (what: string, _count: number, number: string) => `${what} を ${number} 個のアドレスに送信`,
  moved: (what: string, from: string, to: string) => `${what} を ${from} から ${to} に移動`,
  received: (what: string) => `${what} を受け取り`,
  took: (what: string, from: string) => `${from} の許可に基づき ${what} を取得`,
  movedByPermission: (what: string, from: string, to: string) => `${from} の許可に基づき ${what} を ${to} に移動`,

  minted: (what: string) => `${what} をミント`,
  mintedTo: (what: string, to: string) => `${what} を ${to} 宛てにミント`,
  mintedFor: (got: string, price: string) => `${got} を ${price} でミント`,
  burnt: (what: string) => `${what} をバーン`,
  burntOf: (what: string, owner: string) => `${owner} の ${what} をバーン`,

  wrapped: (given: string, got: string) => `${given} を ${got} にラップ`,
  unwrapped: (what: string) => `${what} をアンラップ`,

  swapped: (price: string, got: string) => `${price} を ${got} にスワップ`,
  bought: (got: string, price: string) => `${got} を ${price} で購入`,
  sold: (given: string, got: string) => `${given} を ${got} で売却`,
  exchanged: (price: string, got: string) => `${price} を ${got} と交換`,
  gaveAndGot: (price: string, got: string) => `${price} を渡し、${got} を受け取り`,

  bridged: (what: string, chain: string) => `${what} を ${chain} に向けてブリッジ`,
  bridgedDown: (what: string) => `${what} をベースレイヤーに向けてブリッジ`,
};

export const protocolActions: Words['protocolActions'] = {
  supplied: (what: string, to: string) => `${what} を ${to} に供給`,
  withdrew: (what: string, from: string) => `${what} を ${from} から引き出し`,
  borrowed: (what: string, from: string) => `${what} を ${from} から借り入れ`,
  repaid: (what: string, to: string) => `${what} を ${to} に返済`,
  flashLoan: (what: string, from: string) => `${what} を ${from} からフラッシュローンで借り入れ`,
  liquidated: (debt: string, collateral: string, on: string) =>
    `${on} で ${debt} の債務を ${collateral} の担保と引き換えに清算`,
  swapped: (given: string, got: string, on: string) => `${on} で ${given} を ${got} にスワップ`,
  added: (first: string, second: string, to: string) => `${first} と ${second} を ${to} に追加`,
  removed: (first: string, second: string, from: string) => `${first} と ${second} の流動性を ${from} から引き出し`,
  collected: (first: string, second: string, from: string) => `${first} と ${second} を ${from} から回収`,
};
