import { sizes } from '../size.ts';
import type { Driver } from './driver/driver.ts';
import type { Service } from './service.ts';

/** Kills the background and counts the kills. Stories choose the moments by requests, never by time. */
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
    /**
     * Kills the background while the reply to a request is held back: the first request from now on, or a later one
     * with `skip`. `ask` triggers the requests.
     */
    async killOnItsWay(ask: () => Promise<unknown>, skip = 0) {
      const held = service.hold({ skip, times: 1 });
      await ask();
      await held.arrived(skip + 1);
      await kill();
      held.release();
    },
  };
}
