import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const design = readFileSync('src/ui/DESIGN.md', 'utf8');
const tokens = readFileSync('src/ui/theme/tokens.css', 'utf8');

// The styles that every page carries have no tokens.
const styles = globSync(['src/ui/**/*.css', 'entrypoints/**/*.css'])
  .filter((file) => !/(?:tokens|bare|frame)\.css$/.test(file))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

type Values = { [name: string]: string };

const readBlock = (text: string): Values =>
  Object.fromEntries([...text.matchAll(/(--hl-[\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));

const [always = '', dark = '', forced = ''] = tokens.split(/@media .*/);
const modes = { light: readBlock(always), dark: readBlock(dark), forced: readBlock(forced) };

const rows = [...design.matchAll(/^\| `(--hl-[\w-]+)` \|(.*)\|$/gm)].map(([, name = '', rest = '']) => ({
  name,
  values: [...rest.matchAll(/`([^`]+)`/g)].map(([, value = '']) => value),
}));
const colours = rows.filter(({ values }) => values.length === 3);

test.for(['light', 'dark', 'forced'] as const)('names every colour token with its value: %s', (mode) => {
  const at = { light: 0, dark: 1, forced: 2 }[mode];
  const said = Object.fromEntries(colours.map(({ name, values }) => [name, values[at]]));
  const isColour = (name: string) => name in modes.dark;
  const real = Object.fromEntries(Object.entries(modes[mode]).filter(([name]) => isColour(name)));

  expect(said).toEqual(real);
});

test('names every other token with its value', () => {
  const said = rows.filter((row) => !colours.includes(row)).map(({ name, values }) => [name, values[0]]);

  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(Object.entries(modes.light).filter(([name]) => !(name in modes.dark))),
  );
});

test('every token is used', () => {
  const all = [tokens, ...styles.map(([, text]) => text)].join('');

  expect(Object.keys(modes.light).filter((name) => !all.includes(`var(${name})`))).toEqual([]);
});

test('no style knows a token that there is not', () => {
  const ofChart = ['line', 'fill', 'in', 'out'].map((name) => `--hl-chart-${name}`);
  const known = new Set([...Object.keys(modes.light), '--hl-found', '--hl-news', ...ofChart]);
  const used = styles.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--hl-[\w-]+)/g)].map(([, name = '']) => ({ file, name })),
  );

  expect(used.filter(({ name }) => !known.has(name))).toEqual([]);
});

const pairs = [...design.matchAll(/^- on `(--hl-[\w-]+)`: (.*)$/gm)].flatMap(([, ground = '', texts = '']) =>
  [...texts.matchAll(/`(--hl-[\w-]+)`/g)].map(([, text = '']) => [text, ground] as const),
);

test('names the grounds of all colours that text has', () => {
  const texts = ['ink', 'ink2', 'ink3', 'accent', 'ok', 'bad', 'wait'].map((name) => `--hl-${name}`);

  expect(texts.filter((name) => !pairs.some(([text]) => text === name))).toEqual([]);
  expect(pairs.length).toBeGreaterThan(15);
});

test.for(pairs.flatMap(([text, ground]) => (['light', 'dark'] as const).map((mode) => [text, ground, mode] as const)))(
  '%s can be read on %s: %s',
  ([text, ground, mode]) => {
    const values = { ...modes.light, ...modes[mode] };

    expect(contrastOf(values[text] ?? '', values[ground] ?? '')).toBeGreaterThanOrEqual(4.5);
  },
);

test.for(styles)('has colours, sizes and corners from tokens alone: %s', ([, text]) => {
  const found = [
    ...text.matchAll(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi),
    ...text.matchAll(/font-size: (?!var\(--hl-size-).*/g),
    ...text.matchAll(/border-radius: (?!var\(--hl-(?:corner|round)|0;|50%;).*/g),
  ];

  expect(found.map(([what]) => what)).toEqual([]);
});

test.for(styles)('keeps the steps of space: %s', ([, text]) => {
  const isStep = (px: number) => (px % 2 === 0 ? px <= 16 : px <= 7) || [24, 40, 64].includes(px);
  const found = [...text.matchAll(/\b(?:gap|padding|margin)[a-z-]*: ([^;]+);/g)]
    // A fraction, such as half of a line's own width, is not spacing.
    .flatMap(([, value = '']) => [...value.matchAll(/(?<![.\d])(\d+)px/g)])
    .map(([, px]) => Number(px));

  expect(found.filter((px) => !isStep(px))).toEqual([]);
});

test.for(styles)('moves for 120 ms at most, once, and only for those who want it: %s', ([, text]) => {
  const wanted = [...text.matchAll(/@media \(prefers-reduced-motion: no-preference\) \{.*?\n\}/gs)].join('');
  const moves = (of: string) => [...of.matchAll(/\b(?:animation|transition)[a-z-]*: ([^;]+);/g)].map(([, how]) => how);
  const toMs = (how: string) => {
    const plain = how.replaceAll('var(--hl-quick)', modes.light['--hl-quick'] ?? '');
    return [...plain.matchAll(/([\d.]+)(m?s)\b/g)].map(([, count, unit]) => Number(count) * (unit === 's' ? 1000 : 1));
  };

  expect(moves(text)).toEqual(moves(wanted));
  for (const how of moves(text)) {
    expect(Math.max(...toMs(how ?? ''))).toBeLessThanOrEqual(120);
    expect(how).not.toContain('infinite');
  }
});

const sheetsOnPages = [...globSync('src/ui/card/*.css'), 'src/ui/theme/tokens.css'].map(
  (file) => [file, readFileSync(file, 'utf8')] as const,
);

test.for(sheetsOnPages)('names no font, for a page can say what one of that name is: %s', ([, text]) => {
  const lists = [...text.matchAll(/(?:\bfont(?:-family)?|--hl-font|--hl-mono): ([^;]+);/g)].map(
    ([, list = '']) => list,
  );
  const last = lists.flatMap((list) => list.split(',').map((one) => one.trim().split(' ').at(-1) ?? ''));

  expect(
    last.filter((one) => !/^(?:system-ui|sans-serif|monospace|inherit|var\(--hl-(?:font|mono)\))$/.test(one)),
  ).toEqual([]);
});

test('something moves', () => {
  expect(styles.filter(([, text]) => /\b(?:animation|transition): /.test(text)).length).toBe(2);
});

const files = [...new Set([...design.matchAll(/`((?:src|test)\/[\w./-]+)`/g)].map(([, file = '']) => file))];

test.for(files)('names a file that there is: %s', (file) => {
  expect(existsSync(file)).toBe(true);
});

test('names a file for every part', () => {
  expect(files.length).toBeGreaterThan(25);
});

/** Returns the contrast of two colours written as #rgb or #rrggbb, from 1 to 21 (WCAG 2). */
function contrastOf(one: string, other: string): number {
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
