import { formatInputProblem } from '../../format/input-problem.ts';
import { parseLookupInput } from '../../references/parse-lookup-input.ts';
import { isChecksumWrong } from '../../references/to-checksum.ts';
import { words } from '../../words/words.ts';
import { type Question, toQuestion } from './box-text.ts';

/** What a text names that can be watched, with what the text says of its chain. */
export type WatchText = ({ address: string } | { hash: string }) & { question: Question };

/** What a text stands for, in whatever form it can be looked up, lower case; or in words why it cannot be watched. */
export function readWatchSubject(text: string): WatchText | { problem: string } {
  const say = words().watched;
  const parsed = parseLookupInput(text);
  if (!parsed.ok) {
    const { problem } = parsed;
    const isVague = problem.kind === 'empty' || problem.kind === 'nothing-found';
    return { problem: isVague ? say.noAddress : formatInputProblem(problem) };
  }
  const { reference, written } = parsed.found;
  const question = toQuestion(parsed);
  switch (reference.kind) {
    case 'transaction':
      return { hash: reference.hash, question };
    case 'token-instance':
      return { problem: say.isNft };
    case 'address': {
      const isWrong = isChecksumWrong(written);
      const { title, text: detail } = words().popupBalance.wrongChecksum;
      if (isWrong) return { problem: words().writing.sentences([`${title}.`, detail]) };
      return { address: reference.address, question };
    }
  }
}
