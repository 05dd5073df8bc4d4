import type { Words } from '../words.ts';

export const serviceTrouble: Words['serviceTrouble'] = {
  passing: {
    title: 'El servicio tiene problemas',
    detail: (status: string) =>
      `Respondió con el error ${status}. Suele pasar solo: vuelve a intentarlo en un momento.`,
  },
  notThere: {
    title: 'El servicio no se encontró ahí',
    detail: 'Nada responde en esta dirección de la API (error 404). Revisa la dirección de la API en las opciones.',
  },
  elsewhere: {
    title: 'El servicio no está en esta dirección',
    detail: (status: string) =>
      `Remite a Hashlens a otro lugar (${status}), al que no se envía tu clave. Revisa la dirección de la API en las opciones.`,
  },
  refused: {
    title: 'No se pudo contactar con el servicio',
    detail: (status: string) =>
      `Algo que hay delante, como un cortafuegos, rechazó a Hashlens (error ${status}). Vuelve a intentarlo más tarde.`,
  },
};

export const senselessAnswers: Words['senselessAnswers'] = {
  cut: {
    title: 'La respuesta se cortó',
    detail:
      'La conexión terminó en mitad de la respuesta del servicio. No se muestra nada de ella. Vuelve a intentarlo más tarde.',
  },
  html: {
    title: 'La respuesta es una página web',
    detail:
      'Puede que haya respondido algo intermedio, como la página de acceso de tu red. No se muestra nada de ella. Vuelve a intentarlo más tarde.',
  },
  body: {
    title: 'La respuesta no se puede leer',
    detail:
      'Se cortó o no tiene la forma del servicio (JSON). No se muestra nada de ella. Vuelve a intentarlo más tarde.',
  },
  size: {
    title: 'La respuesta es demasiado grande',
    detail:
      'El servicio envió mucho más de lo debido, así que Hashlens dejó de leer. No se muestra nada de ella. Vuelve a intentarlo más tarde.',
  },
  answer: {
    title: 'La respuesta dice otra cosa',
    detail:
      'El servicio respondió, pero no con lo que se consultó. No se muestra nada de ella. Vuelve a intentarlo más tarde.',
  },
  unknown: {
    title: 'La respuesta no tiene sentido',
    detail: (place: string) =>
      `El servicio respondió, pero no en una forma que Hashlens conozca (en «${place}»). No se muestra nada de ella. Vuelve a intentarlo más tarde.`,
  },
};
