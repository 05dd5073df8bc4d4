import type { Words } from '../words.ts';

export const ownPages: Words['ownPages'] = {
  popup: 'Hashlens',
  both: (first: string, second: string) => `${first} ${second}`,
  storedJustNow: 'Guardado ahora mismo.',
  mainNetworks: 'Redes principales',
  testNetworks: 'Redes de prueba',
};
