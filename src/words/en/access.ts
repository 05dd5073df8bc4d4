/** What is said of what the browser holds back until the person allows it. */
export const access = {
  noPages: 'Your browser does not let Hashlens read pages yet',
  noPagesDetail:
    'Until you allow it, nothing is underlined and no card opens. Pages are read inside your browser only.',
  noApi: 'Your browser does not let Hashlens ask the API yet',
  noApiDetail: (address: string) => `Nothing can be looked up at ${address} until you allow it.`,
  allow: 'Allow access',
  declined: 'It is still not allowed. You can also allow it in your browser’s settings for extensions.',
};
