import type { CreateStepChart, StepChart } from './step-chart.ts';

/** A chart whose code is still on its way: once it is there, it draws what it was last asked to show. */
export function createChartLater(loaded: Promise<CreateStepChart>): CreateStepChart {
  return (parts) => {
    let chart: StepChart | null = null;
    let isOver = false;
    let show: Parameters<StepChart['show']> | null = null;
    let point = 0;
    // It is a file of our own: where it cannot be had, nothing of the popup could.
    void loaded.then((create) => {
      if (isOver) return;
      chart = create(parts);
      if (show) chart.show(...show);
      chart.mark(point);
    });
    return {
      show: (...how) => {
        show = how;
        chart?.show(...how);
      },
      mark: (to) => {
        point = to;
        chart?.mark(to);
      },
      enlarge: (times) => chart?.enlarge(times),
      destroy: () => {
        isOver = true;
        chart?.destroy();
      },
    };
  };
}
