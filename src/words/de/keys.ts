import type { Words } from '../words.ts';

export const keys: Words['keys'] = {
  source: (link) => [
    'Hashlens fragt die Blockscout-API mit Ihrem eigenen Schlüssel ab. Sie bekommen ihn kostenlos auf ',
    link('dev.blockscout.com'),
    '.',
  ],
  apiKey: 'API-Schlüssel',
  apiKeyHint:
    'Wird mit Enter oder beim Verlassen des Felds gespeichert. Er bleibt in diesem Browser und geht nur an die API-Adresse.',
  check: 'Schlüssel prüfen',
  checking: 'Schlüssel wird geprüft…',
  worksOn: (chain) => `Der Schlüssel funktioniert auf ${chain}.`,
  noneYet: 'Noch kein Schlüssel gespeichert.',
  removed: 'Schlüssel entfernt.',
  stored: 'Gespeichert.',
  storedEnding: (ending) => `Gespeichert: endet auf …${ending}.`,
  storedJustNowEnding: (ending) => `Gerade gespeichert: endet auf …${ending}.`,
  isStored: 'ein Schlüssel ist gespeichert',
  endsIn: (ending) => `endet auf …${ending}`,
  remove: 'Entfernen',
  tooLong: 'Das ist zu lang für einen Schlüssel',
  tooLongDetail:
    'Ein Schlüssel hat höchstens 1.000 Zeichen. Es wurde nichts gespeichert: nur den Schlüssel kopieren und erneut einfügen.',
  notAKey: 'Darin steht kein Schlüssel',
  notAKeyDetail:
    'Es waren nur Leerzeichen, Anführungszeichen oder Zeichen, die kein Schlüssel hat. Es wurde nichts gespeichert: nur den Schlüssel kopieren und noch einmal einfügen.',
  secretKey: 'Geheimer Schlüssel',
  secretKeyHint: 'Nur für eingeschränkte Ressourcen, zu denen der Dienst Zugang gewährt hat. Sonst leer lassen.',
  secretIsStored: 'einer ist gespeichert',
  secretOptional: 'Optional',
  forget: 'Löschen',
  forgotten: 'Gelöscht.',
};
