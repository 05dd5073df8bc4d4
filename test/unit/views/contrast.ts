/** The contrast of two colours written as #rgb or #rrggbb, from 1 to 21, as WCAG 2 has it. */
export function contrastOf(one: string, other: string): number {
  const [light = 0, dark = 0] = [toLuminance(one), toLuminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function toLuminance(colour: string): number {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour) ? colour.slice(1) : '';
  if (digits === '') throw new Error(`${colour} is no colour.`);
  const whole = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(whole.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
