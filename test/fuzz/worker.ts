import { parentPort, workerData } from 'node:worker_threads';
import type { Part } from './run-cases.ts';
import { serveTables } from './serve-tables.ts';

// One of several that share the cases: the machine's cores are what the fuzz waits for.
serveTables();
const { runCases } = await import('./run-cases.ts');
const part: Part = workerData;
const report = await runCases(part, (done) => parentPort?.postMessage({ done }));
parentPort?.postMessage({ report });
