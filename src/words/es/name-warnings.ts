import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const unseenWarnings: Words['unseenWarnings'] = {
  title: 'Caracteres invisibles en un nombre',
  address: (hash: string, codes: string) => `El nombre de ${hash} contiene caracteres que nadie ve: ${codes}.`,
  token: (hash: string, codes: string) => `El nombre del token ${hash} contiene caracteres que nadie ve: ${codes}.`,
  method: (codes: string) => `El nombre del método llamado contiene caracteres que nadie ve: ${codes}.`,
  someMethod: (codes: string) => `El nombre de un método llamado contiene caracteres que nadie ve: ${codes}.`,
  turns: 'Algunos invierten la dirección del texto.',
  others: (count: number, formatted: string) =>
    plural('es', count, {
      one: `También el nombre de ${formatted} más.`,
      other: `También los nombres de ${formatted} más.`,
    }),
  withoutThem: 'Mostrado sin ellos, puede parecer otro nombre.',
};

export const domainWarnings: Words['domainWarnings'] = {
  invalidTitle: 'Nombre de dominio no válido',
  scriptsTitle: 'Nombre de dominio con varios alfabetos',
  claimTitle: 'Nombre de dominio sin verificar',
  invalid: (hash: string, name: string) =>
    `El explorador llama a ${hash} «${name}», pero ningún dominio puede llamarse así. Guíate por la dirección.`,
  notNormal: (hash: string, name: string) =>
    `El explorador llama a ${hash} «${name}», que no está en su forma normal, así que no es el dominio que parece. Guíate por la dirección.`,
  mixedScripts: (hash: string, name: string) =>
    `El explorador llama a ${hash} «${name}», que mezcla letras de varios alfabetos para que parezcan de uno solo. Guíate por la dirección.`,
  confusable: (hash: string, name: string) =>
    `El explorador llama a ${hash} «${name}», cuyas letras son de otro alfabeto y se eligieron para parecerse a estas. Guíate por la dirección.`,
  severalScripts: (hash: string, name: string) =>
    `El explorador llama a ${hash} «${name}», cuyas partes están en alfabetos distintos: puede parecer otro dominio. Guíate por la dirección.`,
  claim: (hash: string, name: string) =>
    `${hash} se llama «${name}», pero no consta que el dominio sea suyo: cualquiera puede dar ese nombre a un contrato.`,
  sameFor: (count: number, formatted: string) =>
    plural('es', count, {
      one: `Lo mismo vale para ${formatted} dirección más.`,
      other: `Lo mismo vale para ${formatted} direcciones más.`,
    }),
};
