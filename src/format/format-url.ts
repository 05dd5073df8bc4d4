import { words } from '../words/words.ts';
import { cleanText } from './clean-text.ts';

const longestRead = 2000;

/**
 * Where a link that somebody put into the data leads, as text that nobody can click: the host of an https address,
 * a word for anything else, null for an empty text. A host of other letters comes in its plain form (xn--…).
 */
export function formatUrl(raw: string): string | null {
  const text = raw.slice(0, longestRead).trim();
  if (text === '') return null;
  const url = URL.parse(text);
  switch (url?.protocol) {
    case 'https:':
      return cleanText(url.hostname, 80);
    case 'http:':
      return words().linkPlaces.unencrypted;
    case 'ipfs:':
      return 'IPFS';
    case 'ar:':
      return 'Arweave';
    case 'data:':
      return words().linkPlaces.dataItself;
    default:
      return words().linkPlaces.noAddress;
  }
}

/** True for a text that is an address of the web, or of something like it, as a whole. */
export function isUrl(text: string): boolean {
  return /^(?:[a-z][a-z\d+.-]{0,20}:\/\/|data:|javascript:)\S*$/i.test(text.slice(0, longestRead).trim());
}
