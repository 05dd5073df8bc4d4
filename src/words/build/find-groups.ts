/** A piece of a program, as parsers give it. */
type Piece = { type: string; [name: string]: unknown };

/**
 * The groups of words that a program says: `popup` for `words().popup.title`, and for `const { popup } = words()`.
 * `isWords` knows the module that `words` comes from. Throws where `words` is used in another way.
 */
export function findGroups(program: unknown, isWords: (source: string) => boolean): string[] {
  const names = new Set<string>();
  const groups = new Set<string>();
  walk(program as Piece, [], (piece) => {
    if (piece.type === 'ImportDeclaration' && isWords(String((piece.source as Piece).value))) {
      for (const one of piece.specifiers as Piece[]) if (nameOf(one.imported) === 'words') names.add(nameOf(one.local));
    }
  });
  walk(program as Piece, [], (piece, above) => {
    if (piece.type !== 'Identifier' || !names.has(nameOf(piece)) || isOnlyName(piece, above)) return;
    const [user, call] = [above.at(-2), above.at(-1)];
    for (const group of call?.type === 'CallExpression' && call.callee === piece ? groupsOf(user, call) : [null]) {
      if (group === null) throw new Error('What is said here cannot be told: write words().group.');
      groups.add(group);
    }
  });
  return [...groups].sort();
}

function groupsOf(user: Piece | undefined, call: Piece): (string | null)[] {
  if (user?.type === 'MemberExpression' && user.object === call && !user.computed) return [nameOf(user.property)];
  const taken = user?.type === 'VariableDeclarator' ? (user.id as Piece) : undefined;
  if (taken?.type !== 'ObjectPattern') return [null];
  return (taken.properties as Piece[]).map(({ type, key, computed }) =>
    type === 'Property' && !computed ? nameOf(key) : null,
  );
}

// A property or an import that happens to be called so.
function isOnlyName(piece: Piece, above: Piece[]): boolean {
  const over = above.at(-1);
  if (over?.type === 'MemberExpression') return over.property === piece && !over.computed;
  if (over?.type === 'Property') return over.key === piece && over.value !== piece && !over.computed;
  return over?.type === 'ImportSpecifier';
}

function nameOf(piece: unknown): string {
  return String((piece as Piece | null)?.name);
}

function walk(piece: Piece, above: Piece[], see: (piece: Piece, above: Piece[]) => void): void {
  see(piece, above);
  for (const part of Object.values(piece).flat()) {
    if (typeof part === 'object' && part !== null && 'type' in part) walk(part as Piece, [...above, piece], see);
  }
}
