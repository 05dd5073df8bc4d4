import type { Words } from '../words.ts';

export const whatIsSent: Words['whatIsSent'] = {
  heading: 'Qué se envía y qué no',
  sent: 'Se envía a la dirección de la API',
  sentReference: 'Solo el hash, la dirección o el NFT sobre el que dejas el puntero o que consultas.',
  sentChain: 'La cadena en la que se consulta.',
  sentKey: 'Tu clave de API, y tu clave secreta si has puesto una.',
  never: 'Nunca se envía',
  neverPages: 'Las páginas que visitas, sus direcciones y su texto.',
  neverUnasked: 'Nada antes de que dejes el puntero encima: las páginas solo se examinan, dentro de tu navegador.',
  neverTyped: 'Lo que escribes, contraseñas, cookies ni estadísticas sobre ti.',
  cannotWork: 'Dónde no puede funcionar',
  onCanvas: 'El texto dibujado en un lienzo, como en Google Docs y Google Sheets.',
  inPdf: 'Los archivos PDF en el visor del propio navegador.',
  onBrowserPages: 'Las páginas del propio navegador, como su configuración, y las tiendas de extensiones.',
  onPagesFromBefore:
    'En Chrome: las páginas que ya estaban abiertas al instalar Hashlens, hasta que hagas clic allí una vez en su icono o las recargues.',
};
