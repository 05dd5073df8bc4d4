import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const calls: Words['calls'] = {
  called: (method, receiver) => `${method} bei ${receiver} aufgerufen`,
  calledWith: (method, receiver, coins) => `${method} bei ${receiver} mit ${coins} aufgerufen`,
  calledOnItself: (method) => `${method} bei sich selbst aufgerufen`,
  calledOnItselfWith: (method, coins) => `${method} bei sich selbst mit ${coins} aufgerufen`,
  calledContract: (receiver) => `${receiver} aufgerufen`,
  calledItself: 'Sich selbst aufgerufen',
  sent: (coins, receiver) => `${coins} an ${receiver} gesendet`,
  sentToItself: (coins) => `${coins} an sich selbst gesendet`,
  sentData: (receiver) => `Daten an ${receiver} gesendet`,
  sentDataToItself: 'Daten an sich selbst gesendet',

  created: (contract) => `Contract ${contract} erstellt`,
  createdToken: (contract) => `Token-Contract ${contract} erstellt`,
  createdUnknown: 'Einen Contract erstellt',
  createdUnknownToken: 'Einen Token-Contract erstellt',

  postedBlobs: (count, number, receiver) =>
    plural('de', count, {
      one: `${number} Blob an ${receiver} übermittelt`,
      other: `${number} Blobs an ${receiver} übermittelt`,
    }),
  postedBlobsWith: (count, number, receiver, coins) =>
    plural('de', count, {
      one: `${number} Blob mit ${coins} an ${receiver} übermittelt`,
      other: `${number} Blobs mit ${coins} an ${receiver} übermittelt`,
    }),
  postedBlobData: (receiver) => `Blob-Daten an ${receiver} übermittelt`,
  postedBlobDataWith: (receiver, coins) => `Blob-Daten mit ${coins} an ${receiver} übermittelt`,

  rootstockBridge: 'Rootstock-Bridge',
  rootstockRewards: 'Miner-Prämien von Rootstock',
};

export const intents: Words['intents'] = {
  call: (method, receiver) => `${method} bei ${receiver}`,
  unnamedCall: (receiver) => `Aufruf von ${receiver}`,
  data: (receiver) => `Daten an ${receiver}`,
  coins: (coins, receiver) => `${coins} an ${receiver}`,
  creation: 'Erstellung eines Contracts',
};

export const codeSettings: Words['codeSettings'] = {
  set: (account, contract) => `Code von ${account} auf ${contract} gesetzt`,
  setOfMany: (count, number) =>
    plural('de', count, { one: `Code von ${number} Konto gesetzt`, other: `Code von ${number} Konten gesetzt` }),
  removed: (account) => `Code von ${account} entfernt`,
  noneSet: 'Keinen Code gesetzt: Jede Autorisierung wurde abgelehnt',
  carried: (count, number) =>
    plural('de', count, {
      one: `Enthält ${number} Autorisierung, Code zu setzen`,
      other: `Enthält ${number} Autorisierungen, Code zu setzen`,
    }),
  anAccount: 'Konto ohne Angabe',
};
