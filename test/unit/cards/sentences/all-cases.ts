import { readCases } from './read-cases.ts';

/** All cases, by subject. */
export const allCases = readCases('sentences/cases');
