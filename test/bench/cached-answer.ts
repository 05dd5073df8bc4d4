import { askCards, timeEchoes } from './ask-card.ts';
import { finalTransactions } from './final-transactions.ts';
import { type Figure, median, toRow } from './row.ts';
import { withHashlens } from './with-hashlens.ts';

const rounds = 10;
const perRound = 20;
// One frame: what is known shall be there as soon as the pointer has rested.
const budgetMs = 16.7;

/** From a card's question to the answer that is known already, the worker awake. */
export const cachedAnswer: Figure = {
  name: 'cached',
  needsBuild: true,
  measure: () =>
    withHashlens(async ({ driver, explorer }) => {
      const page = await driver.openExtensionPage('options.html');
      const [hash = ''] = finalTransactions('cached', 1);
      const [first] = await askCards(page, [hash]);
      const cards: number[] = [];
      const echoes: number[] = [];
      // In turns, so that both have the same machine.
      for (let round = 0; round < rounds; round += 1) {
        echoes.push(...(await timeEchoes(page, perRound)));
        const asked = await askCards(
          page,
          Array.from({ length: perRound }, () => hash),
        );
        cards.push(...asked.filter(({ last }) => last === 'content').map(({ tookMs }) => tookMs));
      }
      const isWhole = first?.last === 'content' && cards.length === rounds * perRound && explorer.log.length === 1;
      const measured = median(cards);
      return [
        toRow({
          what: 'card question → known answer, median of 200',
          measured,
          unit: 'ms',
          floor: median(echoes),
          budget: `≤ ${budgetMs} (a frame)`,
          ok: isWhole && measured <= budgetMs,
          note: isWhole
            ? 'floor: a message that is refused at once'
            : `${cards.length} answers, ${explorer.log.length} requests`,
        }),
      ];
    }),
};
