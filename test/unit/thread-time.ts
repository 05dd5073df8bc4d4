// Node 22 reports a thread's processor time only as part of the whole process's.
const readUsage: () => NodeJS.CpuUsage = process.threadCpuUsage ?? process.cpuUsage;

/**
 * Returns the processor time used by this thread in milliseconds, for differences. Excludes other programs and the
 * tests beside this one, which run in other threads of the same process.
 */
export function readThreadMs(): number {
  const { user, system } = readUsage();
  return (user + system) / 1000;
}
