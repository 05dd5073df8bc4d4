import type { Words } from '../words.ts';

export const optionsPages: Words['optionsPages'] = {
  heading: 'En las páginas',
  hint: 'Lo que cambies aquí se aplica al instante en todas las pestañas abiertas.',
  opens: 'Qué abre una tarjeta',
  modes: { hover: 'Dejar el puntero encima', alt: 'Dejarlo con Alt pulsada', click: 'Un clic' },
  longPress: 'Abrir tarjetas con una pulsación larga',
  longPressHint: 'Con el dedo o un lápiz. Una pulsación en otro lugar las cierra.',
  showAfter: 'Mostrar la tarjeta tras',
  showAfterHint: 'Desde que dejas el puntero encima. Un clic no espera.',
  leaveAfter: 'Cerrarla tras',
  leaveAfterHint: 'Desde que retiras el puntero.',
  milliseconds: 'milisegundos',
  delayUnusable: 'Este tiempo no se puede usar',
  delayUnusableDetail: (least: string, most: string) =>
    `Escribe de ${least} a ${most} milisegundos, como 300, o segundos, como 0,3 s. Sigue en uso el tiempo anterior.`,
  underline: 'Subrayar referencias',
  marks: { dotted: 'Con puntos', solid: 'Con línea continua', off: 'No' },

  sites: 'Sitios',
  sitesOff: 'Desactivado en estos sitios',
  onlySites: 'Solo en estos sitios',
  sitesOn: 'Sitios donde Hashlens está activado',
  onNowhere: 'La lista está vacía: Hashlens no está activado en ninguna parte hasta que añadas un sitio.',
  siteHint:
    'El nombre de un sitio o la dirección de una página. Los subdominios también cuentan. Se añade al pulsar Enter o salir del campo.',
  siteAdded: (site: string) => `${site} está en la lista.`,
  siteRemoved: (site: string) => `${site} ya no está en la lista.`,
  removeSite: (site: string) => `Quitar ${site}`,
  notASite: 'Esto no es un sitio',
  notASiteDetail: 'Escribe su nombre, como example.org, o pega la dirección de una de sus páginas. No se añadió nada.',
  siteListed: (site: string) => `${site} ya está en la lista`,
  siteListedDetail: 'Cuenta con todos sus subdominios.',
  tooLong: 'La lista es demasiado larga para guardarla',
  tooLongDetail: 'No se añadió nada. Quita sitios que ya no necesites o pon uno que abarque varios.',

  pause: 'Pausar en todas partes',
  pausedUntil: (until: string) =>
    `En pausa hasta: ${until}. Mientras tanto no se marca nada ni se abre ninguna tarjeta.`,
  resume: 'Reanudar',
  forAnHour: '1 hora',
  untilTomorrow: 'Hasta mañana',
};
