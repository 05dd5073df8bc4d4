import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const unseenWarnings: Words['unseenWarnings'] = {
  title: 'Unsichtbare Zeichen in einem Namen',
  address: (hash, codes) => `Der Name von ${hash} enthält unsichtbare Zeichen: ${codes}.`,
  token: (hash, codes) => `Der Name des Tokens ${hash} enthält unsichtbare Zeichen: ${codes}.`,
  method: (codes) => `Der Name der aufgerufenen Methode enthält unsichtbare Zeichen: ${codes}.`,
  someMethod: (codes) => `Der Name einer aufgerufenen Methode enthält unsichtbare Zeichen: ${codes}.`,
  turns: 'Manche kehren die Textrichtung um.',
  others: (count, formatted) =>
    plural('de', count, {
      one: `Das gilt auch für ${formatted} weiteren Namen.`,
      other: `Das gilt auch für ${formatted} weitere Namen.`,
    }),
  withoutThem: 'Ohne sie angezeigt, kann er wie ein anderer Name aussehen.',
};

export const domainWarnings: Words['domainWarnings'] = {
  invalidTitle: 'Ungültiger Domainname',
  scriptsTitle: 'Domainname aus mehreren Alphabeten',
  claimTitle: 'Ungeprüfter Domainname',
  invalid: (hash, name) => `Der Explorer nennt ${hash} „${name}“; so kann keine Domain heißen. Es zählt die Adresse.`,
  notNormal: (hash, name) =>
    `Der Explorer nennt ${hash} „${name}“; das ist nicht die Normalform, also nicht die Domain, nach der es aussieht. Es zählt die Adresse.`,
  mixedScripts: (hash, name) =>
    `Der Explorer nennt ${hash} „${name}“; darin sind Buchstaben mehrerer Alphabete gemischt, die wie eines aussehen. Es zählt die Adresse.`,
  confusable: (hash, name) =>
    `Der Explorer nennt ${hash} „${name}“; die Buchstaben stammen aus einem anderen Alphabet und sollen wie diese aussehen. Es zählt die Adresse.`,
  severalScripts: (hash, name) =>
    `Der Explorer nennt ${hash} „${name}“; die Teile stehen in verschiedenen Alphabeten, der Name kann wie eine andere Domain aussehen. Es zählt die Adresse.`,
  claim: (hash, name) =>
    `${hash} heißt hier „${name}“, aber es ist nicht bekannt, dass die Domain dazugehört: Jeder kann einen Contract so nennen.`,
  sameFor: (count, formatted) =>
    plural('de', count, {
      one: `Dasselbe gilt für ${formatted} weitere Adresse.`,
      other: `Dasselbe gilt für ${formatted} weitere Adressen.`,
    }),
};
