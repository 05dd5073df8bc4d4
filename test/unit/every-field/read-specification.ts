const objects = new Map([
  ['2.1', 'address'],
  ['2.2', 'token'],
  ['2.3', 'instance'],
  ['2.4', 'transfer'],
  ['2.5', 'transaction'],
  ['2.6', 'arbitrum'],
  ['2.7', 'balance'],
]);

/** Returns every field named in sections 2.1 to 2.7, with inner fields as "address.private_tags.label". */
export function readFieldNames(specification: string): string[] {
  return [...objects].flatMap(([number, object]) => {
    const body = sectionOf(specification, number);
    const rows = readRows(body);
    const listed = rows.length > 0 ? rows : readSentence(body);
    return listed.flatMap(({ names, notes }) =>
      names.flatMap((name) => [`${object}.${name}`, ...readInner(notes).map((inner) => `${object}.${name}.${inner}`)]),
    );
  });
}

/** Returns every parameter named in sections 4.1 to 4.3, including the chain in the path. */
export function readParameterNames(specification: string): { section: string; name: string }[] {
  return ['4.1', '4.2', '4.3'].flatMap((section) => {
    const body = sectionOf(specification, section);
    const rows = readRows(body).flatMap(({ names }) => names);
    const inPath = [...(/`GET ([^`]+)`/.exec(body)?.[1] ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));
    const said = [...body.matchAll(/Query parameters: (.+)\./g)].flatMap(([, text]) =>
      [...String(text).matchAll(/(\w+) \(/g)].map(([, name]) => String(name)),
    );
    const names = new Set([...rows, ...inPath, ...said]);
    names.delete('base_url');
    return [...names].map((name) => ({ section, name }));
  });
}

type Listed = { names: string[]; notes: string };

function sectionOf(specification: string, number: string): string {
  const [, body = ''] = specification.split(`### ${number} `);
  return body.split(/\n##/)[0] ?? '';
}

function readRows(body: string): Listed[] {
  return body
    .split('\n')
    .filter((line) => line.startsWith('| ') && !/^\| (?:Field|Name) /.test(line))
    .map((line) => {
      const [first = '', ...rest] = line.split('|').slice(1);
      return { names: first.split(',').map((name) => name.trim()), notes: rest.join('|') };
    });
}

// The token's fields are listed in a sentence.
function readSentence(body: string): Listed[] {
  const [, sentence = ''] = /All fields are strings: (.+)\./.exec(body) ?? [];
  return [
    {
      names: sentence
        .replace(/\([^)]*\)/g, '')
        .split(',')
        .map((name) => name.trim()),
      notes: '',
    },
  ];
}

// Inner fields are written in braces, as "a (string)", as "object with a, b (strings)" or as keys `a`, `b`.
function readInner(notes: string): string[] {
  const braces = [...notes.matchAll(/(?:(\w+): array of )?\{([^}]*)\}/g)].flatMap(([, around, inside]) =>
    String(inside)
      .split(',')
      .map((name) => [around, name.split(':')[0]?.trim()].filter(Boolean).join('.')),
  );
  const typed = [...notes.matchAll(/(\w+) \((?:string|integer|object)\b/g)].map(([, name]) => String(name));
  const withFields = /object with ([\w, ]+) \(strings\)/.exec(notes)?.[1]?.split(',') ?? [];
  const keys = /with keys (.*?), all/.exec(notes)?.[1]?.split(',') ?? [];
  return [...braces, ...typed, ...withFields, ...keys]
    .map((name) => name.replaceAll('`', '').trim())
    .filter((name) => /^(?:[a-z][\w.]*|\d+x\d+)$/i.test(name));
}
