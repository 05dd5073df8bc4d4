import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const transactionWarnings: Words['transactionWarnings'] = {
  scam: {
    title: 'Token fraudulento',
    text: (count: number, number: string) =>
      plural('es', count, {
        one: `${number} transferencia de un token que el explorador señala como estafa. No sigas lo que dice su nombre.`,
        other: `${number} transferencias de un token que el explorador señala como estafa. No sigas lo que dice su nombre.`,
      }),
  },
  nothing: {
    title: 'Transferencia de nada',
    transfers: (count: number, number: string) =>
      plural('es', count, {
        one: `${number} transferencia con cantidad cero. Estas transferencias se usan para colar una dirección parecida en tu historial: no copies direcciones de aquí.`,
        other: `${number} transferencias con cantidad cero. Estas transferencias se usan para colar una dirección parecida en tu historial: no copies direcciones de aquí.`,
      }),
    noCoins:
      'No se enviaron monedas. Estas transferencias se usan para colar una dirección parecida en tu historial: no copies direcciones de aquí.',
  },
  innerCall: {
    title: 'Falló una llamada interna',
    text: 'La transacción se completó, pero falló una llamada que hizo por dentro.',
  },
  updating: {
    title: 'Actualizándose',
    text: 'El explorador está leyendo de nuevo el bloque de esta transacción: los detalles pueden cambiar.',
  },
};
