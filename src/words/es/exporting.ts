import type { Words } from '../words.ts';

export const exporting: Words['exporting'] = {
  export: 'Exportar',
  as: (form) => `Exportar como ${form}`,
  onlyLoaded: (rows) => `Solo lo que está cargado: ${rows}.`,
  nothing: 'No hay nada que exportar.',
  writing: (share) => `Escribiendo el archivo… ${share}`,
  saved: (name) => `En tus descargas: ${name}`,
  failed: {
    title: 'No se pudo escribir el archivo',
    detail: 'El navegador no tiene espacio para él. Libera espacio y vuelve a exportar.',
  },
  stop: 'Detener',
};
