import { plural } from '../word-data.ts';

/** A person is asked first: nothing is looked up until the button is pressed. */
export const askFirst = {
  // The button.
  lookUp: 'Look up',
  /** What the button does; `host` is where the API is. */
  sends: (host: string) => `“Look up” sends the value and your API key to ${host}; that cannot be taken back.`,
  noSign: {
    title: 'This could be a private key as well as a transaction',
    detail: 'Nothing here says which, and nothing was sent.',
  },
  nearKeyWords: {
    title: 'This could be a private key as well as a transaction',
    detail: 'Words of keys or secrets stand near. Nothing was sent.',
  },
  otherLabel: {
    title: 'This could be a private key as well as a transaction',
    detail: 'What stands before it calls it something else. Nothing was sent.',
  },
  mayBeHash: {
    title: 'This may be no address',
    detail: 'What stands before it calls it a hash or a password. Nothing was sent.',
  },
  goneUnseen: {
    title: 'Look this up?',
    detail: 'Cards on this page went before anybody could read them. Nothing was sent this time.',
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

/** A value of 32 bytes that is neither a transaction nor a key. */
export const plainWord = {
  /** Where there is no room to say which. */
  title: 'This is a number or other data',
  number: (formatted: string) => `The number ${formatted}`,
  largest: 'The largest number of 32 bytes',
  address: 'An address, filled up to 32 bytes',
  text: (text: string) => `The text “${text}”`,
  bytes: (count: number, formatted: string) =>
    plural('en', count, { one: `${formatted} byte, filled up to 32`, other: `${formatted} bytes, filled up to 32` }),
  event: (name: string) => `The topic of the event “${name}”`,
  slot: (name: string) => `The storage slot “${name}”`,
  type: (name: string) => `The EIP-712 type hash of “${name}”`,
  role: (name: string) => `The role “${name}”`,
  nothing: 'The hash of nothing',
  detail: 'This is no transaction. Nothing was sent.',
  lookUpAddress: 'Look up the address',
};
