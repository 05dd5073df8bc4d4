/** What leaves the browser, what does not, and where Hashlens sees nothing. */
export const whatIsSent = {
  heading: 'What is sent, and what is not',
  sent: 'Sent to the API address',
  sentReference: 'The one hash, address or NFT that you rest the pointer on, or look up.',
  sentChain: 'The chain that it is asked on.',
  sentKey: 'Your API key, and your secret key if you have set one.',
  never: 'Never sent',
  neverPages: 'The pages that you visit, their addresses and their text.',
  neverUnasked: 'Anything before you rest on it: pages are only searched, inside your browser.',
  neverTyped: 'What you type, passwords, cookies, statistics about you.',
  cannotWork: 'Where it cannot work',
  onCanvas: 'Text that is painted on a canvas, as in Google Docs and Google Sheets.',
  inPdf: 'PDF files in the browser’s own viewer.',
  onBrowserPages: 'The browser’s own pages, such as its settings, and the extension stores.',
  onPagesFromBefore:
    'In Chrome: pages that were open before Hashlens was installed, until you click its icon once there or reload them.',
};
