import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const calls: Words['calls'] = {
  called: (method: string, receiver: string) => `Llamó a ${method} en ${receiver}`,
  calledWith: (method: string, receiver: string, coins: string) => `Llamó a ${method} en ${receiver} con ${coins}`,
  calledOnItself: (method: string) => `Llamó a ${method} en su propia dirección`,
  calledOnItselfWith: (method: string, coins: string) => `Llamó a ${method} en su propia dirección con ${coins}`,
  calledContract: (receiver: string) => `Llamó a ${receiver}`,
  calledItself: 'Llamó a su propia dirección',
  sent: (coins: string, receiver: string) => `Envió ${coins} a ${receiver}`,
  sentToItself: (coins: string) => `Envió ${coins} a su propia dirección`,
  sentData: (receiver: string) => `Envió datos a ${receiver}`,
  sentDataToItself: 'Envió datos a su propia dirección',

  created: (contract: string) => `Creó el contrato ${contract}`,
  createdToken: (contract: string) => `Creó el contrato de token ${contract}`,
  createdUnknown: 'Creó un contrato',
  createdUnknownToken: 'Creó un contrato de token',

  postedBlobs: (count: number, number: string, receiver: string) =>
    plural('es', count, {
      one: `Publicó ${number} blob para ${receiver}`,
      other: `Publicó ${number} blobs para ${receiver}`,
    }),
  postedBlobsWith: (count: number, number: string, receiver: string, coins: string) =>
    plural('es', count, {
      one: `Publicó ${number} blob para ${receiver} con ${coins}`,
      other: `Publicó ${number} blobs para ${receiver} con ${coins}`,
    }),
  postedBlobData: (receiver: string) => `Publicó datos en blobs para ${receiver}`,
  postedBlobDataWith: (receiver: string, coins: string) => `Publicó datos en blobs para ${receiver} con ${coins}`,

  rootstockBridge: 'la dirección del puente de Rootstock',
  rootstockRewards: 'las recompensas de minería de Rootstock',
};

export const intents: Words['intents'] = {
  call: (method: string, receiver: string) => `${method} en ${receiver}`,
  unnamedCall: (receiver: string) => `Una llamada a ${receiver}`,
  data: (receiver: string) => `Datos para ${receiver}`,
  coins: (coins: string, receiver: string) => `${coins} para ${receiver}`,
  creation: 'Creación de un contrato',
};

export const codeSettings: Words['codeSettings'] = {
  set: (account: string, contract: string) => `Asignó a ${account} el código de ${contract}`,
  setOfMany: (count: number, number: string) =>
    plural('es', count, { one: `Asignó código a ${number} cuenta`, other: `Asignó código a ${number} cuentas` }),
  removed: (account: string) => `Quitó el código de ${account}`,
  noneSet: 'No asignó código: se rechazaron todas las autorizaciones',
  carried: (count: number, number: string) =>
    plural('es', count, {
      one: `Lleva ${number} autorización para asignar código`,
      other: `Lleva ${number} autorizaciones para asignar código`,
    }),
  anAccount: 'una cuenta',
};
