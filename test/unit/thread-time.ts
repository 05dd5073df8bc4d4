// Node 22 counts a thread's time only together with the whole process's.
const readUsage: () => NodeJS.CpuUsage = process.threadCpuUsage ?? process.cpuUsage;

/**
 * Milliseconds of processor time that this thread has used up, for differences. What other programs do meanwhile does
 * not count, nor what the tests beside this one do, which are threads of the same process.
 */
export function readThreadMs(): number {
  const { user, system } = readUsage();
  return (user + system) / 1000;
}
