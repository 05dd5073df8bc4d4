/** A person is asked first: nothing is looked up until the button is pressed. */
export const askFirst = {
  // The button.
  lookUp: 'Look up',
  mayBeKey: {
    title: 'This could be a private key as well as a transaction',
    detail:
      'Nothing was sent. Look it up only if you know that it is a transaction: what was sent cannot be taken back.',
  },
  hashSetting: {
    title: 'Look this up?',
    detail: 'Nothing was sent so far. Your settings say to ask first, because 64 digits may be a private key.',
  },
  addressSetting: {
    title: 'Look this up?',
    detail: 'Nothing was sent so far. An address costs 50 credits; your settings say to ask first.',
  },
};

/** A lookup that has begun, or goes on later. Each follows the name of the chain. */
export const waiting = {
  lookingItUp: 'looking it up…',
  trouble: 'the service has trouble, trying again…',
  noConnection: 'no connection, trying again…',
  // `wait` is "2 s".
  tooManyRequests: (wait: string) => `too many requests, going on in ${wait}…`,
};
