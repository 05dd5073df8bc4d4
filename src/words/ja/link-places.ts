import type { Words } from '../words.ts';

export const linkPlaces: Words['linkPlaces'] = {
  unencrypted: '暗号化されていない場所',
  dataItself: 'データそのもの',
  noAddress: 'ウェブアドレスではない',
};
