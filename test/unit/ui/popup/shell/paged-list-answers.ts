import type { Reply } from '../../../../../src/models/failure.ts';
import type { Cursor } from '../../../../../src/models/token.ts';
import { createPages, type Page, type PageQuestion } from '../../../../../src/ui/popup/shell/paged-list.ts';

/** A row and an answer of a list under test. */
export type Row = { id: number };
export type Answer = Reply<Page<Row>> | null;

/** Returns a recent page from the service. */
export const page = (ids: number[], next: Cursor | null, credits: number | null = 50): Answer => ({
  ok: true,
  value: { rows: ids.map((id) => ({ id })), next },
  asOf: '2026-11-21T10:00:00Z',
  credits,
  fresh: true,
});
/** Returns a cached page, one day old. */
export const known = (ids: number[], next: Cursor | null): Answer => ({
  ok: true,
  value: { rows: ids.map((id) => ({ id })), next },
  asOf: '2026-11-20T10:00:00Z',
  credits: 0,
  fresh: false,
});
export const cursor = (at: number): Cursor => ({ block_number: String(at) });
export const toCursor = (at: number | null) => (at === null ? null : cursor(at));
/** Returns the recent page of a case. */
export const toPage = ({ ids, next }: { ids: number[]; next: number | null }) => page(ids, toCursor(next));
export const failed: Answer = { ok: false, failure: { kind: 'no-connection' } };
export const idsOf = (rows: Row[] | null) => rows?.map(({ id }) => id) ?? null;

/** Opens a list. Questions for known rows are answered from `store`, all others from `answers`. */
export function open(answers: (Answer | Promise<Answer> | Error)[], store: (Answer | Promise<Answer>)[] = []) {
  const asked: PageQuestion[] = [];
  const knownAsked: PageQuestion[] = [];
  const credits: (number | null)[] = [];
  const pages = createPages<Row>({
    readPage: async (question) => {
      if (question.how === 'known') {
        knownAsked.push(question);
        return store.shift() ?? null;
      }
      asked.push(question);
      const answer = answers.shift();
      if (!answer || answer instanceof Error) throw new Error('gone');
      return answer;
    },
    keyOf: ({ id }) => String(id),
    onCredits: (amount) => credits.push(amount),
  });
  return { pages, asked, knownAsked, credits };
}

/** Waits until nothing is pending. */
export const rest = () => new Promise((resolve) => setTimeout(resolve, 0));
