import { plural } from '../word-data.ts';
import type { Words } from '../words.ts';

export const inputProblems: Words['inputProblems'] = {
  empty: 'Transaktions-Hash, Adresse, NFT (0x…/42) oder einen Link dazu einfügen.',
  transactionDigits: (count, digits, expected) =>
    plural('de', count, {
      one: `${digits} Hex-Ziffer, eine Transaktion hat ${expected}.`,
      other: `${digits} Hex-Ziffern, eine Transaktion hat ${expected}.`,
    }),
  addressDigits: (count, digits, expected) =>
    plural('de', count, {
      one: `${digits} Hex-Ziffer, eine Adresse hat ${expected}.`,
      other: `${digits} Hex-Ziffern, eine Adresse hat ${expected}.`,
    }),
  missing: (count, digits) =>
    plural('de', count, { one: `${digits} fehlt: erneut kopieren.`, other: `${digits} fehlen: erneut kopieren.` }),
  tooMany: (count, digits) => plural('de', count, { other: `${digits} zu viel: erneut kopieren.` }),
  notHex: (position, character) =>
    `Zeichen ${position} (${character}) ist keine Hex-Ziffer (0 bis 9, a bis f). Den Wert noch einmal aus der Quelle kopieren.`,
  characterAndCode: (character, code) => `${character}, ${code}`,
  perhapsKey:
    'Dies könnte ein privater Schlüssel sein, daher wurde nichts gesendet. Ist es ein Transaktions-Hash, 0x davor schreiben.',
  no0x: 'Eine Adresse beginnt mit 0x. Sind diese 40 Hex-Ziffern eine, 0x davor schreiben.',
  domainName: (name) => `Diese API kann Namen wie ${name} nicht auflösen. Die Adresse selbst einfügen.`,
  recoveryPhrase:
    'Dies sieht wie eine Wiederherstellungsphrase aus. Es wurde nichts gesendet. Wer sie hat, dem gehört die Wallet: nie irgendwo einfügen.',
  onlyNumber: 'Dies ist nur eine Zahl. Transaktions-Hash, Adresse oder NFT (0x…/42) einfügen.',
  tooLong: (most) =>
    `Dieser Text ist zu lang, um ihn zu durchsuchen: mehr als ${most} Zeichen. Nur den Teil mit dem Hash oder der Adresse einfügen.`,
  nothingFound:
    'Keine Transaktion, Adresse und kein NFT in diesem Text. 0x mit Hex-Ziffern einfügen, 0x…/42 für ein NFT oder einen Link zu einem Explorer.',
};
