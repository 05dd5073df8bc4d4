import type { Words } from '../words.ts';

export const optionsLooks: Words['optionsLooks'] = {
  heading: 'Aspecto e idioma',
  hint: 'Las páginas de Hashlens cambian al instante; las tarjetas, a partir de la siguiente.',
  theme: 'Tema',
  themes: { auto: 'Como el sistema', light: 'Claro', dark: 'Oscuro' },
  numbers: 'Números',
  asTheLanguage: 'Como en el idioma',
  hours: 'Horas',
  hourNames: { auto: 'Como en el idioma', 12: 'De 1 a 12', 24: 'De 0 a 23' },
  zone: 'Fechas y horas',
  zones: { local: 'En la zona de este equipo', utc: 'En UTC' },

  pictures: 'Imágenes de NFT',
  picturesHint:
    'Una imagen viene de un servidor que eligió quien creó el NFT, y le revela tu dirección de red. Hashlens no carga ninguna por su cuenta.',
  pictureChoices: { ask: 'Preguntar antes de cada una', never: 'No ofrecerlas nunca' },
};
