import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popup: Words['popup'] = {
  lookUp: 'Consultar',
  lookUpHint: 'Hash, dirección, NFT o enlace',
  go: 'Ir',
  cannotBeLookedUp: 'Esto no se puede consultar',

  whatToShow: 'Qué mostrar',
  tabs: { balance: 'Saldo', nft: 'Transferencias NFT', page: 'Esta página', watched: 'Vigiladas' },

  notDrawn: { title: 'Esta parte no se pudo mostrar', detail: 'Todo lo demás sigue funcionando aquí.' },
  settings: 'Ajustes',
  noCreditsUsed: 'Aún no se han usado créditos aquí',
  creditsUsedHere: (count: number, formatted: string) =>
    plural('es', count, {
      one: `${formatted} crédito usado aquí`,
      many: `${formatted} de créditos usados aquí`,
      other: `${formatted} créditos usados aquí`,
    }),

  asOf: (age: string, state: string) => `Consulta: ${age}${state}`,
  checking: ', comprobando si hay algo más reciente…',
  notRefreshed: '. No se pudo actualizar.',
  notFollowed: '. Ya no se sigue, actualiza para volver a mirar.',
  refresh: 'Actualizar',

  transaction: 'Transacción',
  lookingItUp: 'Consultando…',
  onChain: (chain: string, what: string) => `${chain}: ${what}`,
  backTo: {
    balance: 'Volver al saldo',
    nft: 'Volver al NFT',
    page: 'Volver a esta página',
    watched: 'Volver a tu lista',
  },
  answerNotRefreshed: 'No se pudo actualizar esta respuesta.',
  noneRecorded: 'ninguna registrada',
};
