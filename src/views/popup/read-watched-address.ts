import { formatInputProblem } from '../../format/input-problem.ts';
import { parseLookupInput } from '../../references/parse-lookup-input.ts';
import { isChecksumWrong } from '../../references/to-checksum.ts';
import { words } from '../../words/words.ts';

/** The address that a text stands for, in whatever form it can be looked up, lower case; or in words why there is none. */
export function readWatchedAddress(text: string): { address: string } | { problem: string } {
  const say = words().watched;
  const parsed = parseLookupInput(text);
  if (!parsed.ok) {
    const { problem } = parsed;
    const isVague = problem.kind === 'empty' || problem.kind === 'nothing-found';
    return { problem: isVague ? say.noAddress : formatInputProblem(problem) };
  }
  const { reference, written } = parsed.found;
  switch (reference.kind) {
    case 'transaction':
      return { problem: say.isTransaction };
    case 'token-instance':
      return { problem: say.isNft };
    case 'address': {
      const isWrong = isChecksumWrong(written);
      const { title, text: detail } = words().popupBalance.wrongChecksum;
      return isWrong ? { problem: words().writing.sentences([`${title}.`, detail]) } : { address: reference.address };
    }
  }
}
