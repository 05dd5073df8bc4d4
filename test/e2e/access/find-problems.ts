import axe from 'axe-core';
import type { DrivenPage } from '../driver/driver.ts';

type Found = { problems: string[]; rulesPassed: number };

// Everything that WCAG 2.0 to 2.2 asks for at A and AA and a program can judge, and what axe recommends besides.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with a page, open shadow roots and all: a line for each element, with its rule and why. Throws
 * where axe could judge next to nothing: the page has not been drawn then.
 */
export async function findProblems(page: DrivenPage): Promise<string[]> {
  await page.addScript(axe.source);
  const { problems, rulesPassed } = await page.evaluate(runAxe, tags);
  if (rulesPassed < 10) throw new Error(`axe found only ${rulesPassed} rules to judge on this page.`);
  return problems;
}

// Runs in the browser: refers to nothing outside itself.
async function runAxe(tags: string[]): Promise<Found> {
  const { run }: typeof axe = Reflect.get(globalThis, 'axe');
  // What is still appearing has another contrast than what has appeared.
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((one) => one.finished.catch(() => {})));
  const { violations, passes } = await run(document, {
    runOnly: { type: 'tag', values: tags },
    // Not run by default.
    rules: { 'target-size': { enabled: true } },
  });
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.flat().join(' ')}: ${failureSummary}`),
  );
  return { problems, rulesPassed: passes.length };
}
