import axe from 'axe-core';
import type { DrivenPage } from '../driver/driver.ts';

type Found = { problems: string[]; rulesPassed: number };

// The machine-testable rules of WCAG 2.0 to 2.2 at levels A and AA, and axe's best practices.
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/**
 * Returns axe's violations on a page, including open shadow roots: one line per element, with rule and reason. Throws
 * if fewer than 10 rules passed: the page has not been drawn then.
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
  // Elements that are still fading in have a different contrast.
  const ending = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map((one) => one.finished.catch(() => {})));
  const { violations, passes } = await run(document, {
    runOnly: { type: 'tag', values: tags },
    // axe leaves this rule off by default.
    rules: { 'target-size': { enabled: true } },
  });
  const problems = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.flat().join(' ')}: ${failureSummary}`),
  );
  return { problems, rulesPassed: passes.length };
}
