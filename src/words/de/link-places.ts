import type { Words } from '../words.ts';

export const linkPlaces: Words['linkPlaces'] = {
  unencrypted: 'Ort ohne Verschlüsselung',
  dataItself: 'die Daten selbst',
  noAddress: 'keine Webadresse',
};
