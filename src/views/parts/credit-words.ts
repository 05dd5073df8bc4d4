import { formatNumber } from '../../format/format-number.ts';

/** What is left of the credits in words; "over your allowance by 1,200" where more than all is gone. */
export function creditsLeftWords(creditsLeft: number, unit: '' | ' credits' = ''): string {
  return creditsLeft < 0
    ? `over your allowance by ${formatNumber(-creditsLeft)}${unit}`
    : `${formatNumber(creditsLeft)}${unit} left`;
}
