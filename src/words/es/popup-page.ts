import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const popupPage: Words['popupPage'] = {
  noPage: {
    title: 'No hay ninguna página junto a esta',
    text: 'Hashlens está abierto en su propia pestaña. Para ver las referencias de una página, ve a ella y haz clic en Hashlens en la barra de herramientas.',
  },
  looking: 'Examinando la página…',
  empty: {
    title: 'No hay referencias en esta página',
    text: 'No aparece ninguna transacción, dirección ni NFT en su texto o sus enlaces. El texto que solo está dibujado, como en Google Docs, no se puede leer.',
  },

  noCards: 'En este tipo de página Hashlens no puede mostrar tarjetas. Sus referencias aparecen en esta lista.',
  filter: 'Filtrar',
  references: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} referencia`, other: `${formatted} referencias` }),
  referencesOf: (count: number, formatted: string, all: string) =>
    plural('es', count, { one: `${formatted} referencia de ${all}`, other: `${formatted} referencias de ${all}` }),
  groups: { transaction: 'Transacciones', address: 'Direcciones', 'token-instance': 'NFT' },
  showMore: (_count: number, formatted: string) => `Mostrar ${formatted} más`,
  showMoreOf: (_count: number, formatted: string, group: string) => `Mostrar ${formatted} más: ${group}`,
  times: (count: number, formatted: string) =>
    plural('es', count, { one: `${formatted} vez`, other: `${formatted} veces` }),
  names: {
    transaction: (value: string) => `Transacción ${value}`,
    address: (value: string) => `Dirección ${value}`,
    'token-instance': (value: string) => `NFT ${value}`,
  },
  showOnPage: 'Mostrar en la página',
  showNamedOnPage: (name: string) => `Mostrar en la página: ${name}`,
  watchNamed: (name: string) => `Vigilar ${name}`,

  isOnFor: (site: string) => `Hashlens está activado en ${site}`,
  pausedUntil: (time: string) => `En pausa hasta: ${time}`,
  resume: 'Reanudar',
  notStored: {
    title: 'Tu navegador no guardó esto',
    detail:
      'Los sitios donde Hashlens está activado siguen como estaban. Vuelve a intentarlo o cámbialo en los ajustes.',
  },
  paused: { title: 'Hashlens está en pausa', text: 'Hasta entonces no se busca nada en ninguna página.' },
  offHere: {
    title: 'Hashlens está desactivado aquí',
    text: 'No se busca nada en esta página. Actívalo arriba para ver sus referencias.',
  },
  notInList: {
    title: 'Hashlens está desactivado aquí',
    text: 'Solo está activado en los sitios de tu lista, y esta página no es de ninguno de ellos. Puedes cambiarlo en los ajustes.',
  },

  unreadable: {
    browser: {
      title: 'Hashlens no puede leer esta página',
      text: 'Es del navegador, y los navegadores no dejan que ninguna extensión lea sus propias páginas. Copia de ella un hash o una dirección en el cuadro de arriba.',
    },
    store: {
      title: 'Hashlens no puede leer esta página',
      text: 'Los navegadores no dejan que ninguna extensión lea las tiendas de extensiones. Copia de ella un hash o una dirección en el cuadro de arriba.',
    },
    pdf: {
      title: 'Hashlens no puede leer esta página',
      text: 'Está en el visor de PDF del navegador, que ninguna extensión puede leer. Copia de ella un hash o una dirección en el cuadro de arriba.',
    },
    file: {
      title: 'Hashlens no puede leer este archivo',
      text: 'Tu navegador solo deja que las extensiones lean archivos si lo permites: busca «Permitir acceso a URL de archivo» en los detalles de Hashlens, entre tus extensiones, y después recarga esta página.',
    },
    unknown: {
      title: 'Hashlens no puede leer esta página',
      text: 'Parece ser del navegador, y los navegadores no dejan que ninguna extensión lea sus propias páginas. Si es una página de la web, recárgala.',
    },
    older: {
      title: 'Recarga esta página',
      text: 'Ya estaba abierta cuando se instaló Hashlens o llegó su nueva versión, así que Hashlens aún no está en ella.',
    },
  },
  reload: 'Recargar',

  lookClosely: 'Mira con atención',
  possibleKeys: 'Posibles claves privadas',
  possibleKeysHint: 'Nada de esto se envía, se consulta ni se vigila.',
  data: 'Números y otros datos',
  lookUpAll: (count, formatted) =>
    plural('es', count, { one: `Consultar ${formatted} referencia`, other: `Consultar las ${formatted}` }),
  price: (count, formatted, each) =>
    plural('es', count, {
      other: `Cuesta unos ${formatted} créditos: ${each.transaction} por una transacción o un NFT, ${each.address} por una dirección. Lo ya conocido no cuesta nada; una transacción que haya que buscar en varias cadenas cuesta más.`,
    }),
  notNow: 'Ahora no',
  lookingUpAll: 'Consultando todas las referencias',
  lookedUp: (done, all) => `${done} de ${all} consultadas`,
};
