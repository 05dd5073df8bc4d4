/** What the options page says of how Hashlens looks and writes, and of pictures. */
export const optionsLooks = {
  heading: 'Looks and language',
  hint: 'Pages of Hashlens follow at once, cards from the next one on.',
  theme: 'Theme',
  themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
  numbers: 'Numbers',
  asTheLanguage: 'As the language has them',
  hours: 'Hours',
  hourNames: { auto: 'As the language has them', 12: '1 to 12', 24: '0 to 23' },
  zone: 'Times',
  zones: { local: 'In this computer’s zone', utc: 'In UTC' },

  pictures: 'Pictures of NFTs',
  picturesHint:
    'A picture comes from a server that the NFT’s maker chose, and tells it your network address. Hashlens loads none by itself.',
  pictureChoices: { ask: 'Ask before each one', never: 'Never offer them' },
};
