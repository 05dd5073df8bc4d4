// Checks comments, documents, English messages and commit subjects for habits that make them hard to read: `npm run
// lint` fails if one is found.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { keysOf, readCatalog } from '../../src/build/message-catalogs.ts';
import { filesIn, root } from './source-files.ts';

const habits: [habit: RegExp, better: string][] = [
  [/\bthe person\b/i, 'the user'],
  [/\banew\b/i, 'again'],
  [/\bshall\b/i, 'must, will'],
  [/\bwho(?:m|so)?ever\b/i, 'a user who'],
  [/\b(?:nobody|none but)\b/i, 'no user, no one'],
  [/\bin vain\b/i, 'without success'],
  [/\bfor so long\b|\bso (?:long|many) (?:is|are)\b/i, 'the limit itself'],
  [/\b(?:no more|not any more)[.,;]/i, 'no longer'],
  [/\bstands? (?:in|on|at|there|beside|above|below|before|after|for)\b/i, 'is'],
  [/\b(?:lest|thus|hence|whence|hereby|thereby|therein|thereof|wherein|whereof)\b/i, 'a plain word'],
  [/^(?:What|Who|Whose|Where|Whoever) (?:is|are|was|has|does|holds)\b[^?]*\.$/, 'a noun as the subject'],
];

/** Returns the habits found in these texts (place → text), one sentence each. */
export function findHabits(texts: Iterable<[place: string, text: string]>): string[] {
  return [...texts].flatMap(([place, text]) =>
    habits.flatMap(([habit, better]) => {
      const [found] = habit.exec(text) ?? [];
      return found === undefined ? [] : [`${place}: “${found}”. Better: ${better}.`];
    }),
  );
}

/** Returns the comments of a code file, without their marks. */
export function commentsIn(code: string): string[] {
  const blocks = code.matchAll(/\/\*\*?([\s\S]*?)\*\/|(?:(?<=^|\s)\/\/ .*\n?\s*)+/g);
  return [...blocks].map(([block]) => block.replace(/^\s*(?:\/\*\*?|\*\/?|\/\/)|\*\/$/gm, '').trim());
}

/** Returns what is wrong with the form of a commit's subject; null if nothing is. */
export function judgeSubject(subject: string): string | null {
  if (subject.length > 72) return 'longer than 72 characters';
  return /^[A-Z][a-z]+ .*[^.]$/.test(subject) ? null : 'not like “Send keys only after an explicit label”';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');
  const code = ['entrypoints', 'src', 'test'].flatMap((folder) => filesIn(folder));
  const documents = ['README.md', 'CONTRIBUTING.md', 'PRIVACY.md', 'CHANGELOG.md', ...filesIn('.github', /\.md$/)];
  const english = readCatalog('en');
  const git = existsSync(join(root, '.git')) ? execFileSync('git', ['log', '-20', '--format=%s'], { cwd: root }) : '';
  const subjects = String(git).split('\n').filter(Boolean);
  const problems = [
    ...findHabits(code.flatMap((path) => commentsIn(read(path)).map((text): [string, string] => [path, text]))),
    ...findHabits(
      documents.flatMap((path) =>
        read(path)
          .split('\n')
          .map((line): [string, string] => [path, line]),
      ),
    ),
    ...findHabits(keysOf(english).map((key): [string, string] => [key, english[key] ?? ''])),
    ...findHabits(subjects.map((subject): [string, string] => ['commit', subject])),
    ...subjects.flatMap((subject) => (judgeSubject(subject) ? [`commit “${subject}”: ${judgeSubject(subject)}.`] : [])),
  ];
  console.log(problems.length === 0 ? `${code.length} files and ${documents.length} documents.` : problems.join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
