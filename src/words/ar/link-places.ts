import type { Words } from '../words.ts';

export const linkPlaces: Words['linkPlaces'] = {
  unencrypted: 'موقع بلا تشفير',
  dataItself: 'البيانات نفسها',
  noAddress: 'لا عنوان ويب',
};
