import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popupBalance: Words['popupBalance'] = {
  nothingAsked: {
    title: 'Descubre cómo se formó un saldo',
    text: 'Consulta una dirección para ver su saldo a lo largo del tiempo.',
  },
  asking: 'Consultando el historial de saldo…',
  wrongChecksum: {
    title: 'La suma de verificación es incorrecta',
    text: 'Puede que se haya cambiado algún carácter de esta dirección. Compárala con su origen.',
  },
  empty: {
    title: 'No hay cambios de saldo registrados',
    text: 'Esta dirección nunca se usó en esta cadena, o el servicio no guarda los saldos de ella.',
  },
  onlyEmptyPages: {
    title: 'El servicio solo envió páginas vacías',
    text: 'Dice que hay más, pero no lleva a ninguna parte. No se puede saber si esta dirección se usó alguna vez.',
  },

  lastChange: (amount: string, age: string) => `Último cambio: ${amount} ≈ ${age}`,
  lastChangeAtSomeTime: (amount: string) => `Último cambio: ${amount}`,
  lastChangeOfSomeAmount: (age: string) => `Último cambio: ≈ ${age}`,

  changes: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} cambio`, other: `${formatted} cambios` }),
  sum: (changes: string, net: string, span: string) => `${changes}, ${net} ${span}`,
  inLast: {
    week: 'en la última semana',
    month: 'en el último mes',
    year: 'en el último año',
    all: 'en todo lo cargado',
  },
  inLastThen: {
    week: 'en la semana anterior a la consulta',
    month: 'en el mes anterior a la consulta',
    year: 'en el año anterior a la consulta',
    all: 'en todo lo cargado',
  },
  since: (day: string) => `desde ${day}`,

  range: 'Intervalo',
  ranges: { week: '1S', month: '1M', year: '1A', all: 'Todo' },
  wholeRange: 'Intervalo completo',
  table: 'Tabla',

  along: 'Eje',
  byTime: 'Por tiempo',
  byBlock: 'Por bloque',
  largestChanges: 'Mayores cambios',

  aboutDay: (day: string) => `≈ ${day}`,
  aboutTime: (day: string, time: string) => `≈\u00a0${day}, ${time}`,
  timeUnknown: 'hora desconocida',
  notRecorded: 'no registrado',
  noTransaction: 'sin transacción',

  overTime: 'Saldo a lo largo del tiempo',
  overBlocks: 'Saldo por bloque',
  change: (of: { balance: string; change: string; block: string; time: string; transaction: string }) =>
    `Saldo ${of.balance}, cambio ${of.change}, bloque ${of.block}, ${of.time}, ${of.transaction}`,
  summary: (of: { address: string; chain: string; changes: string }) =>
    `Saldo de ${of.address} en ${of.chain}: ${of.changes}.`,
  summarySince: (of: { address: string; chain: string; changes: string; day: string }) =>
    `Saldo de ${of.address} en ${of.chain}: ${of.changes} desde ${of.day}.`,
  extremes: (of: { lowest: string; highest: string; newest: string }) =>
    `Mínimo ${of.lowest}, máximo ${of.highest}, ahora ${of.newest}.`,
  extremesThen: (of: { lowest: string; highest: string; newest: string }) =>
    `Mínimo ${of.lowest}, máximo ${of.highest}, ${of.newest} al consultar.`,
  olderNotLoaded: 'Lo anterior no está cargado.',
  timesAreApproximate: 'Las horas son aproximadas.',
  blocksAreExact: 'Los números de bloque son exactos.',
  howToWalk:
    'Las flechas recorren los cambios, más y menos acercan y alejan, Escape vuelve a mostrarlo todo; el botón «Tabla» muestra los cambios en una tabla.',
  sentences: (all: string[]) => all.join(' '),

  balance: 'Saldo',
  recordedChange: 'Cambio registrado',
  block: 'Bloque',
  transaction: 'Transacción',

  balanceChanges: 'Cambios de saldo',
  noneInRange: 'No hay cambios en este intervalo.',
  time: 'Hora',
  balanceIn: (coin: string) => `Saldo, ${coin}`,
  changeIn: (coin: string) => `Cambio, ${coin}`,

  history: 'Historial',
  loadingHistory: 'Cargando el historial',
  loadAll: 'Cargar todo el historial',
  stop: 'Detener',
  records: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} registro`, other: `${formatted} registros` }),
  recordsBackTo: (records: string, day: string) => `${records}, desde ${day}`,
  creditsUsed: (count: number, formatted: string) =>
    plural('es', count, {
      one: `${formatted} crédito usado`,
      many: `${formatted} de créditos usados`,
      other: `${formatted} créditos usados`,
    }),
  recordsAndCost: (records: string, creditsUsed: string) => `${records}, ${creditsUsed}`,
  recordsAndMore: (records) => `${records}. Hay más: la carga continúa desde aquí.`,
  wayDone: (share) => `${share} del camino hasta el bloque 0, donde termina como muy tarde.`,
  recordsAreAll: (records: string) => `${records}: el historial completo.`,
  recordsRepeat: (records: string) =>
    `${records}. El servicio empezó a repetirse, así que lo anterior no se puede obtener.`,
};
