/**
 * What went wrong and what to do about it: a title of a few words without a stop, and whole sentences. "The service" is
 * the explorer's API, "the options" is the page of Hashlens where settings are made.
 */
export const failures = {
  // Buttons.
  openOptions: 'Open options',
  tryAgain: 'Try again',

  noKey: {
    title: 'Add your API key',
    detail: 'Hashlens asks the explorer with your own key. You get one at dev.blockscout.com.',
  },
  keyRefused: {
    title: 'API key refused',
    detail: 'The service does not accept the stored API key. Check it in the options, or put in another one.',
  },
  paymentRequired: {
    title: 'The service wants an API key or a payment',
    detail: 'It did not count the stored API key. Check the key in the options, and its plan at dev.blockscout.com.',
  },
  tooManyRequests: {
    title: 'Too many requests',
    detail: 'Your plan allows only so many in a second. Try again in a few seconds. Nothing is lost.',
    // `wait` is "2 s".
    detailWithWait: (wait: string) =>
      `Your plan allows only so many in a second. Try again in ${wait}. Nothing is lost.`,
  },
  chainNotServed: {
    title: (chain: string) => `The service does not serve ${chain}`,
    // `id` is the number of the chain.
    detail: (id: string) =>
      `Its chain number is ${id}. Choose another chain right here for this lookup, or your own chains in the options.`,
  },
  notFound: {
    transactionTitle: 'Transaction not found or not indexed yet',
    addressTitle: 'Address not found or not indexed yet',
    nftTitle: 'NFT not found or not indexed yet',
    // `chains` is a list of names: "BNB Smart Chain and Ethereum".
    lookedOn: (chains: string) => `Looked on ${chains}.`,
    help: 'It may be too new, so try again in a moment, or on another chain.',
    nftHelp: 'It may be on another chain, or its contract is none for NFTs.',
  },
  noConnection: {
    title: 'No connection',
    detail: 'The service could not be reached. Check your connection, then try again.',
  },
  noPermission: {
    title: 'No permission to reach the API',
    // `origin` is the beginning of a web address: "https://api.example".
    detail: (origin: string) => `The browser does not let Hashlens ask ${origin}. Allow it in the options.`,
  },
  timedOut: {
    title: 'No answer in time',
    // `time` is "25 s".
    detail: (time: string) => `The service did not answer within ${time}. Try again in a moment.`,
  },
  restricted: {
    title: 'Access restricted by the service',
    detail: 'It does not show this to everyone. If you have a secret key for it, add it in the options.',
  },
  questionRefused: {
    title: 'The service refused the question',
    // `said` is the service's own text, in the language it speaks.
    detail: (said: string) =>
      `It says: “${said}”. Check the value, and that it is of the chosen chain, then look it up again.`,
    // In place of that text, where it says nothing.
    noReason: 'no reason',
  },
  otherAnswer: {
    title: 'An answer to another question',
    detail: 'The service answered about something else than was asked. Nothing of it is shown. Try again.',
  },
  noStorage: {
    title: 'Your settings cannot be read',
    detail:
      'The browser does not give Hashlens what it stored, so nothing was sent. Restart the browser; if it stays so, free some disk space.',
  },
  aborted: {
    title: 'Stopped',
    detail: 'The lookup was stopped before an answer came. Try again if you still want it.',
  },
  noBackground: {
    title: 'Hashlens did not answer',
    detail: 'Its background part was stopped. Please try again.',
  },
  updated: {
    title: 'Hashlens was updated, reload this page',
    detail: 'The old Hashlens cannot ask any more. After a reload the new one works here.',
  },
};
