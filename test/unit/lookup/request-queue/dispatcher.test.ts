import { expect, test } from 'vitest';
import { createLimitReader } from '../../../../src/lookup/request-queue/request-queue.ts';
import { watch } from './queue-world.ts';
import { createVirtualClock } from './virtual-clock.ts';

test('heeds the newest of two readings that overtook each other', async () => {
  const clock = createVirtualClock();
  const readings = [
    { limit: 1, afterMs: 0 },
    { limit: 2, afterMs: 1000 },
    { limit: 3, afterMs: 0 },
  ];
  const read = createLimitReader({
    wait: clock.wait,
    readDailyLimit: async () => {
      const { limit, afterMs } = readings.shift() ?? { limit: 3, afterMs: 9000 };
      await clock.wait(afterMs);
      return limit;
    },
  });
  for (let at = 0; at < 3; at += 1) {
    void read();
    await clock.pass(300);
  }
  await clock.pass(3000);

  const last = watch(read());
  await clock.pass(200);

  expect(last.result).toMatchObject({ limit: 3 });
});

test('stops reading once it has given up', async () => {
  const clock = createVirtualClock();
  let reads = 0;
  const read = createLimitReader({
    wait: clock.wait,
    readDailyLimit: async () => {
      reads += 1;
      throw new Error('no storage');
    },
  });

  const given = watch(read());
  await clock.pass(2000);
  const before = reads;
  await clock.pass(60_000);

  expect([given.result, reads]).toEqual([null, before]);
});
