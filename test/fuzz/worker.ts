import { parentPort, workerData } from 'node:worker_threads';
import type { Part } from './run-cases.ts';
import { serveTables } from './serve-tables.ts';

// The number of cores limits the fuzz, so several of these workers share the cases.
serveTables();
const { runCases } = await import('./run-cases.ts');
const part: Part = workerData;
const report = await runCases(part, (done) => parentPort?.postMessage({ done }));
parentPort?.postMessage({ report });
