/**
 * Returns the titles of the tests in a file as written, including the `%s` of a table and the `${…}` of a template.
 * Ignores titles in comments and in other strings.
 */
export function titlesIn(source: string): string[] {
  const code = tokensOf(source);
  return code.flatMap(({ text }, at) => {
    if (text !== 'test' || code[at - 1]?.text === '.') return [];
    let next = at + 1;
    const isTable = code[next]?.text === '.' && ['for', 'each'].includes(code[next + 1]?.text ?? '');
    if (isTable) {
      next = skipTypes(code, next + 2);
      if (code[next]?.text !== '(') return [];
      next = skipPair(code, next, '(', ')');
    }
    const title = code[next + 1];
    return code[next]?.text === '(' && title?.isString ? [title.text] : [];
  });
}

type Token = { text: string; isString?: true };

// Comments and white space are dropped. A string is one token, and so is anything that may be a regular expression.
const form =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|(?<string>'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`)|(?<=[(,=:[!&|?{};\n]\s*)\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/\w*|[\w$]+|[^\s\w]/g;

function tokensOf(source: string): Token[] {
  return [...source.matchAll(form)].flatMap(([text, string]): Token[] => {
    if (/^\/[/*]/.test(text)) return [];
    return string === undefined
      ? [{ text }]
      : [{ text: string.slice(1, -1).replace(/\\(['"`\\])/g, '$1'), isString: true }];
  });
}

function skipTypes(code: Token[], at: number): number {
  return code[at]?.text === '<' ? skipPair(code, at, '<', '>') : at;
}

function skipPair(code: Token[], start: number, open: string, close: string): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    const token = code[at];
    if (token?.isString) continue;
    if (token?.text === open) depth += 1;
    // The `>` of an arrow does not close a type.
    if (token?.text === close && !(close === '>' && code[at - 1]?.text === '=')) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return code.length;
}
