/** What the options page says by itself, and of the API address and the kept answers. */
export const options = {
  title: 'Hashlens settings',
  access: 'Access',
  notStored: 'Your browser did not store this',
  notStoredDetail: 'The setting is as it was. Please change it again.',

  apiAddress: 'API address',
  apiAddressHint: 'Your key is sent to this address. Empty it to go back to the usual one.',
  addressUnusable: 'This address cannot be used',
  addressUnusableDetail:
    'Write an https address, or an http one on this computer (127.0.0.1 or localhost), without user name, ? or #. The old one is still in use.',
  notReachable: (address: string) => `Your browser does not let Hashlens reach ${address} yet`,
  notReachableDetail: 'Until you allow it, nothing can be looked up.',
  allowAccess: 'Allow access',

  speaks: 'Hashlens speaks',
  browsersLanguage: 'The browser’s language',

  keptAnswers: 'Kept answers',
  keptAnswersHint:
    'Answers stay in this browser, so that nothing is paid for twice: transactions, balances and transfers that you looked up, and which chain a site’s references were on (each site under a scrambled name). Private windows leave nothing. When everything is forgotten, your recent lookups go too, and the popup no longer opens where it was. What you watch is no answer: it stays.',
  forgetEverything: 'Forget everything',
  sureToForget: 'Forget every kept answer? Looking them up again costs credits again.',
  yesForget: 'Yes, forget everything',
  keepThem: 'Keep them',
  forgetting: 'Forgetting…',
  nothingKept: 'Done. Nothing is kept any more.',
};
