import { sizes } from '../size.ts';
import type { Driver } from './driver/driver.ts';
import type { Service } from './service.ts';

/** Counts how often the background was killed, at moments that a story chooses by requests and never by time. */
export function createKills(driver: Driver, service: Service) {
  let count = 0;
  const kill = async () => {
    await driver.killBackground();
    count += 1;
  };
  return {
    count: () => count,
    isOver: () => count >= sizes.kills,
    kill,
    /** Kills it while a reply is held back, of the first request from now on or of a later one; `ask` leads to requests. */
    async killOnItsWay(ask: () => Promise<unknown>, skip = 0) {
      const held = service.hold({ skip, times: 1 });
      await ask();
      await held.arrived(skip + 1);
      await kill();
      held.release();
    },
  };
}
