import type { Words } from '../words.ts';

export const samples: Words['samples'] = {
  swap: 'Uniswap でのスワップ',
  payment: 'vitalik.eth への支払い',
  waiting: '取り込み待ちの支払い',
  reverted: '失敗した転送',
  creation: '新しいコントラクト',
  delegation: 'コードを設定するアカウント（EIP-7702）',
  blob: 'blob にデータを残す別のチェーン',
  firstEver: 'Ethereum 最初のトランザクション（2015 年）',
  arbitrumPayment: 'Arbitrum での USDC の支払い',
  arbitrumDeposit: 'Arbitrum に届く ETH',
  yearOfChanges: '1 年間の残高の変動',
  quieterAddress: '動きの少ないアドレス',
  arbitrumAddress: 'Arbitrum のアドレス',
  threeOwners: '3 人の所有者を経た NFT',
  mintToBurn: 'ミントからバーンまでの NFT',
};
