/** A whole number from 1 as people write it: "5000", "5,000", "5 000"; null for anything else. */
export function readWholeNumber(text: string): number | null {
  const digits = text.trim().replace(/(?<=\d)[ \u00a0\u202f,'’](?=\d{3}(?!\d))/g, '');
  const value = /^\d{1,16}$/.test(digits) ? Number(digits) : 0;
  return Number.isSafeInteger(value) && value > 0 ? value : null;
}
