import { expect, test } from 'vitest';
import { createChartLater } from '../../../../src/views/popup/create-chart-later.ts';
import type { CreateStepChart } from '../../../../src/views/popup/step-chart.ts';
import type { StepLine } from '../../../../src/views/popup/step-line.ts';

const line: StepLine = { axis: 'time', places: [1], balances: [1], changes: [1], rows: [0], tens: 0 };

function fake() {
  const calls: string[] = [];
  const create: CreateStepChart = () => ({
    show: (_, { isWhole }) => calls.push(`show ${isWhole}`),
    mark: (point) => calls.push(`mark ${point}`),
    enlarge: (times) => calls.push(`enlarge ${times}`),
    destroy: () => calls.push('destroy'),
  });
  const { promise, resolve } = Promise.withResolvers<CreateStepChart>();
  const chart = createChartLater(promise)({
    into: {} as HTMLElement,
    axis: 'time',
    onPoint: () => {},
    onZoom: () => {},
  });
  const arrive = async () => {
    resolve(create);
    await promise;
  };
  return { calls, chart, arrive };
}

test('what was shown last is drawn as soon as the chart is there', async () => {
  const { calls, chart, arrive } = fake();
  chart.show(line, { isWhole: false });
  chart.show(line, { isWhole: true });
  chart.mark(3);

  await arrive();
  chart.mark(4);
  chart.enlarge(2);

  expect(calls).toEqual(['show true', 'mark 3', 'mark 4', 'enlarge 2']);
});

test('a chart that is gone before its code is there is never drawn', async () => {
  const { calls, chart, arrive } = fake();
  chart.show(line, { isWhole: true });
  chart.destroy();

  await arrive();

  expect(calls).toEqual([]);
});
