import { plural } from '../word-data.ts';

/**
 * What a transaction did where no tokens tell it, in one sentence without a stop. `method` is a name in code, "swap";
 * `receiver` a name or a shortened address; `coins` "0.5 ETH", sent along.
 */
export const calls = {
  called: (method: string, receiver: string) => `Called ${method} on ${receiver}`,
  calledWith: (method: string, receiver: string, coins: string) => `Called ${method} on ${receiver} with ${coins}`,
  calledOnItself: (method: string) => `Called ${method} on itself`,
  calledOnItselfWith: (method: string, coins: string) => `Called ${method} on itself with ${coins}`,
  calledContract: (receiver: string) => `Called ${receiver}`,
  calledItself: 'Called itself',
  sent: (coins: string, receiver: string) => `Sent ${coins} to ${receiver}`,
  sentToItself: (coins: string) => `Sent ${coins} to itself`,
  sentData: (receiver: string) => `Sent data to ${receiver}`,
  sentDataToItself: 'Sent data to itself',

  created: (contract: string) => `Created contract ${contract}`,
  createdToken: (contract: string) => `Created token contract ${contract}`,
  createdUnknown: 'Created a contract',
  createdUnknownToken: 'Created a token contract',

  postedBlobs: (count: number, number: string, receiver: string) =>
    plural('en', count, {
      one: `Posted ${number} blob to ${receiver}`,
      other: `Posted ${number} blobs to ${receiver}`,
    }),
  postedBlobsWith: (count: number, number: string, receiver: string, coins: string) =>
    plural('en', count, {
      one: `Posted ${number} blob to ${receiver} with ${coins}`,
      other: `Posted ${number} blobs to ${receiver} with ${coins}`,
    }),
  // How many is not known.
  postedBlobData: (receiver: string) => `Posted blob data to ${receiver}`,
  postedBlobDataWith: (receiver: string, coins: string) => `Posted blob data to ${receiver} with ${coins}`,

  // Receivers that have no name of their own.
  rootstockBridge: 'the Rootstock bridge',
  rootstockRewards: 'Rootstock’s miner rewards',
};

/**
 * What a transaction wants that has not happened, or not yet, without a verb: below "Waiting to be included" and
 * "Failed: …", and after a colon.
 */
export const intents = {
  // Also stands below a sentence, to say how that was done: "swap on Uniswap V2 Router".
  call: (method: string, receiver: string) => `${method} on ${receiver}`,
  unnamedCall: (receiver: string) => `A call of ${receiver}`,
  data: (receiver: string) => `Data to ${receiver}`,
  coins: (coins: string, receiver: string) => `${coins} to ${receiver}`,
  creation: 'Creation of a contract',
};

/** Accounts that were given the code of a contract (EIP-7702): from then on the account runs it. */
export const codeSettings = {
  set: (account: string, contract: string) => `Set code of ${account} to ${contract}`,
  setOfMany: (count: number, number: string) =>
    plural('en', count, { one: `Set code of ${number} account`, other: `Set code of ${number} accounts` }),
  removed: (account: string) => `Removed the code of ${account}`,
  noneSet: 'Set no code: every authorization was refused',
  // Whether the chain accepted them is not known.
  carried: (count: number, number: string) =>
    plural('en', count, {
      one: `Carries ${number} authorization to set code`,
      other: `Carries ${number} authorizations to set code`,
    }),
  // In place of an account that is not named.
  anAccount: 'an account',
};
