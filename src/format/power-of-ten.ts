const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Ten to a whole power, as it is written by hand: "10⁵⁹", "10⁻¹⁸". */
export function powerOfTen(power: number): string {
  const digits = [...String(Math.abs(power))].map((digit) => superscripts.charAt(Number(digit))).join('');
  return `10${power < 0 ? '⁻' : ''}${digits}`;
}
