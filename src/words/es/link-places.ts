import type { Words } from '../words.ts';

export const linkPlaces: Words['linkPlaces'] = {
  unencrypted: 'un lugar sin cifrado',
  dataItself: 'los propios datos',
  noAddress: 'ninguna dirección web',
};
