import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const watchChecks: Words['watchChecks'] = {
  heading: 'Comprobaciones',
  label: 'Comprobar cambios',
  every: {
    never: 'Nunca',
    quarter: 'Cada 15 minutos',
    hour: 'Cada hora',
    sixHours: 'Cada 6 horas',
    day: 'Cada día',
  },
  cost: (address, transaction) =>
    `Mira en segundo plano si un saldo ha cambiado (${address} créditos cada vez) y si una transacción ha llegado a un bloque (${transaction} créditos cada vez). Mientras esté desactivado no se consulta nada.`,
  budget: 'Créditos al día para comprobaciones',
  budgetHint: 'Primero va lo que lleva más tiempo sin comprobarse. Tu límite diario también se aplica.',
  notABudget: 'Esto no es un número de créditos',
  notABudgetDetail: 'Escribe un número entero a partir de 50, por ejemplo 2000. Sigue en uso el anterior.',
  tell: 'Avisarme de los cambios',
  tellHint: 'En las notificaciones del navegador, con tu nombre para ello y el cambio.',
  notAllowed: 'El navegador no permite a Hashlens enviarte notificaciones',
  notAllowedDetail: 'Los cambios se marcan aquí igualmente. Permite las notificaciones para recibir avisos.',
  allow: 'Permitir notificaciones',
  notStored: 'El navegador no guardó este ajuste. Inténtalo de nuevo.',
  notKnown: 'No se pudo leer lo que encontraron las comprobaciones. Vuelve a abrir esta página.',

  checking: 'Comprobando ahora…',
  notYet: 'Aún sin comprobar.',
  last: (age) => `Última comprobación: ${age}.`,
  next: (wait) => `La próxima, en ${wait}.`,
  spent: (spent, budget) => `Hoy (UTC) se han usado ${spent} de ${budget} créditos.`,
  overBudget: 'Se han gastado los créditos de hoy para comprobaciones',
  overBudgetDetail: 'Las comprobaciones siguen pasada la medianoche UTC. Con más créditos siguen ya.',
  stopped: 'Las últimas comprobaciones se interrumpieron',

  isNew: 'nuevo',
  changed: (change, age) => `${change}, visto ${age}`,
  checkedOn: (chain, age) => `${chain}, comprobado ${age}`,
  notCheckedOn: (chain) => `${chain}, aún sin comprobar`,
  failedOn: (chain, why) => `${chain}, sin comprobar: ${why}`,
  transactions: 'Transacciones',

  endLabels: {
    succeeded: 'Completada',
    failed: 'Fallida',
    dropped: 'Descartada o sustituida',
    lost: 'No encontrada',
    left: 'Sigue pendiente',
  },
  ends: {
    succeeded: 'La transacción ya está en un bloque.',
    failed: 'La transacción está en un bloque, pero falló.',
    dropped: 'La transacción se descartó o fue sustituida por otra.',
    lost: 'El servicio no encuentra la transacción y ya no se busca más.',
    left: 'La transacción lleva tanto tiempo pendiente que ya no se comprueba más.',
  },

  onChain: (text, chain) => `${chain}: ${text}`,
  changedTo: (change, balance) => `${change}, ahora ${balance}`,
  severalTitle: (count, formatted) =>
    plural('es', count, {
      many: `${formatted} de cambios en lo que vigilas`,
      other: `${formatted} cambios en lo que vigilas`,
    }),
  others: (count, formatted) => plural('es', count, { one: `${formatted} más`, other: `${formatted} más` }),
};
