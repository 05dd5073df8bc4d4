import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  openOptions: 'Abrir opciones',
  tryAgain: 'Reintentar',

  noKey: {
    title: 'Añade tu clave de API',
    detail: 'Hashlens consulta al explorador con tu propia clave. Puedes obtener una en dev.blockscout.com.',
  },
  keyRefused: {
    title: 'Clave de API rechazada',
    detail: 'El servicio no acepta la clave de API guardada. Revísala en las opciones o pon otra.',
  },
  paymentRequired: {
    title: 'El servicio pide una clave de API o un pago',
    detail:
      'No tuvo en cuenta la clave de API guardada. Revisa la clave en las opciones y su plan en dev.blockscout.com.',
  },
  tooManyRequests: {
    title: 'Demasiadas solicitudes',
    detail:
      'Tu plan solo permite un número limitado por segundo. Vuelve a intentarlo en unos segundos. No se ha perdido nada.',
    detailWithWait: (wait: string) =>
      `Tu plan solo permite un número limitado por segundo. Vuelve a intentarlo en ${wait}. No se ha perdido nada.`,
  },
  chainNotServed: {
    title: (chain: string) => `El servicio no ofrece ${chain}`,
    detail: (id: string) =>
      `Su número de cadena es ${id}. Elige aquí mismo otra cadena para esta consulta, o tus propias cadenas en las opciones.`,
  },
  notFound: {
    transactionTitle: 'Transacción no encontrada o aún sin indexar',
    addressTitle: 'Dirección no encontrada o aún sin indexar',
    nftTitle: 'NFT no encontrado o aún sin indexar',
    lookedOn: (chains: string) => `Se buscó en ${chains}.`,
    help: 'Puede que sea demasiado reciente: vuelve a intentarlo en un momento o en otra cadena.',
    nftHelp: 'Puede que esté en otra cadena o que su contrato no sea de NFT.',
  },
  noConnection: {
    title: 'Sin conexión',
    detail: 'No se pudo contactar con el servicio. Comprueba tu conexión y vuelve a intentarlo.',
  },
  noPermission: {
    title: 'Sin permiso para acceder a la API',
    detail: (origin: string) => `El navegador no permite que Hashlens consulte ${origin}. Permítelo en las opciones.`,
  },
  timedOut: {
    title: 'La respuesta no llegó a tiempo',
    detail: (time: string) => `El servicio no respondió en ${time}. Vuelve a intentarlo en un momento.`,
  },
  restricted: {
    title: 'Acceso restringido por el servicio',
    detail: 'No lo muestra a todo el mundo. Si tienes una clave secreta para ello, añádela en las opciones.',
  },
  questionRefused: {
    title: 'El servicio rechazó la consulta',
    detail: (said: string) =>
      `Dice: «${said}». Comprueba el valor y que sea de la cadena elegida, y consúltalo de nuevo.`,
    noReason: 'sin motivo',
  },
  otherAnswer: {
    title: 'Una respuesta a otra consulta',
    detail: 'El servicio respondió sobre algo distinto de lo consultado. No se muestra nada. Vuelve a intentarlo.',
  },
  noStorage: {
    title: 'No se pueden leer tus ajustes',
    detail:
      'El navegador no entrega a Hashlens lo que guardó, así que no se envió nada. Reinicia el navegador; si sigue igual, libera espacio en el disco.',
  },
  aborted: {
    title: 'Consulta detenida',
    detail: 'Se detuvo antes de que llegara una respuesta. Vuelve a intentarlo si aún la quieres.',
  },
  noBackground: {
    title: 'Hashlens no respondió',
    detail: 'Su parte en segundo plano se detuvo. Vuelve a intentarlo.',
  },
  updated: {
    title: 'Hashlens tiene una versión nueva: recarga esta página',
    detail: 'La versión anterior ya no puede consultar. Tras recargar, la nueva funciona aquí.',
  },
};
