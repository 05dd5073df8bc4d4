import type { CardContent } from '../../cards/card-content.ts';
import { AnswerBody, AnswerHead } from './answer.tsx';
import { ChainName } from './chain-name.tsx';
import type { Follow } from './parts.tsx';

/** An answered reference, without frame, place and buttons, for our own pages. */
export function CardBody({ content, follow }: { content: CardContent; follow?: Follow | undefined }) {
  return (
    <>
      <div class="hl-head">
        <ChainName chain={content.chain} />
        <AnswerHead content={content} />
      </div>
      <AnswerBody content={content} follow={follow} />
    </>
  );
}
