const longest = 2000;

/**
 * The type of an entry of a list or tuple from the type of the whole: of "uint256[]" each is "uint256", of
 * "(address,uint256)" the second is "uint256". Empty where the type does not say.
 */
export function toEntryType(type: string, at: number): string {
  const whole = type
    .slice(0, longest)
    .trim()
    .replace(/^tuple\(/, '(');
  const element = /^(.+)\[\d*\]$/s.exec(whole)?.[1];
  if (element !== undefined) return element;
  return whole.startsWith('(') && whole.endsWith(')') ? (splitTuple(whole.slice(1, -1))[at] ?? '') : '';
}

// At the commas that stand in no brackets of their own.
function splitTuple(inside: string): string[] {
  const types: string[] = [''];
  let depth = 0;
  for (const character of inside) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) types.push('');
    else types.push(`${types.pop() ?? ''}${character}`);
  }
  return types.map((one) => one.trim());
}
