import type { Words } from '../words.ts';

export const exporting: Words['exporting'] = {
  export: 'Export',
  as: (form) => `Als ${form} exportieren`,
  onlyLoaded: (rows) => `Nur was geladen ist: ${rows}.`,
  nothing: 'Es gibt nichts zu exportieren.',
  writing: (share) => `Datei wird geschrieben … ${share}`,
  saved: (name) => `In Ihren Downloads: ${name}`,
  failed: {
    title: 'Die Datei konnte nicht geschrieben werden',
    detail: 'Der Browser hat keinen Platz dafür. Schaffen Sie Platz und exportieren Sie dann erneut.',
  },
  stop: 'Anhalten',
};
