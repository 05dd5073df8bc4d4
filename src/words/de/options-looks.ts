import type { Words } from '../words.ts';

export const optionsLooks: Words['optionsLooks'] = {
  heading: 'Aussehen und Sprache',
  hint: 'Die Seiten von Hashlens folgen sofort, Karten ab der nächsten.',
  theme: 'Farben',
  themes: { auto: 'Wie das System', light: 'Hell', dark: 'Dunkel' },
  numbers: 'Zahlen',
  asTheLanguage: 'Wie in der Sprache üblich',
  hours: 'Stunden',
  hourNames: { auto: 'Wie in der Sprache üblich', 12: '1 bis 12', 24: '0 bis 23' },
  zone: 'Zeiten',
  zones: { local: 'In der Zone dieses Computers', utc: 'In UTC' },

  pictures: 'Bilder von NFTs',
  picturesHint:
    'Ein Bild kommt von einem Server, den der Ersteller des NFT gewählt hat, und verrät ihm Ihre Netzwerkadresse. Von selbst lädt Hashlens keines.',
  pictureChoices: { ask: 'Vor jedem fragen', never: 'Nie anbieten' },
};
