import { ens_normalize, ens_split } from '@adraffy/ens-normalize/xnf';
import type { DomainProblem } from '../models/address.ts';

// DNS and all registrars allow less. What is longer would only keep the processor busy.
const longestName = 255;

// Most names by far: in normal form by the specification's own words, so that its tables need not be unpacked.
const plainName = /^(?:(?!..--)[a-z\d-]+\.)+(?!..--)[a-z\d-]+$/;

/** Tells what is wrong with a domain name by ENSIP-15; null where nothing is, and for an empty text, which is no name. */
export function findDomainProblem(name: string): DomainProblem | null {
  if (name === '' || plainName.test(name)) return null;
  if (name.length > longestName) return 'invalid';
  try {
    if (ens_normalize(name) !== name) return 'not-normal';
  } catch (error) {
    return toProblem(error);
  }
  return countScripts(name) > 1 ? 'several-scripts' : null;
}

function toProblem(error: unknown): DomainProblem {
  const message = error instanceof Error ? error.message : '';
  if (message.includes('illegal mixture')) return 'mixed-scripts';
  return message.includes('whole-script confusable') ? 'confusable' : 'invalid';
}

// The last label is the registry's, and neither digits nor emoji are of an alphabet.
function countScripts(name: string): number {
  const labels = ens_split(name).slice(0, -1);
  const scripts = labels.flatMap(({ type, output = [] }) => {
    if (type === undefined || !/\p{L}/u.test(String.fromCodePoint(...output))) return [];
    return [type === 'ASCII' ? 'Latin' : type];
  });
  return new Set(scripts).size;
}
