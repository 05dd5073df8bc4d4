import type { Words } from '../words.ts';

export const access: Words['access'] = {
  noPages: 'Tu navegador aún no permite que Hashlens lea páginas',
  noPagesDetail:
    'Hasta que lo permitas no se subraya nada ni se abre ninguna tarjeta. Las páginas solo se leen dentro de tu navegador.',
  noApi: 'Tu navegador aún no permite que Hashlens consulte la API',
  noApiDetail: (address) => `Hasta que lo permitas no se puede consultar nada en ${address}.`,
  allow: 'Permitir acceso',
  declined: 'Sigue sin estar permitido. También puedes permitirlo en los ajustes de extensiones de tu navegador.',
};
