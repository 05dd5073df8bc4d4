import type { Words } from '../words.ts';

export const linkPlaces: Words['linkPlaces'] = {
  unencrypted: 'einem Ort ohne Verschlüsselung',
  dataItself: 'den Daten selbst',
  noAddress: 'keiner Webadresse',
};
