import { parentPort, workerData } from 'node:worker_threads';
import type { Part } from './run-cases.ts';
import { serveTables } from './serve-tables.ts';

// One of several workers that share the cases, because the fuzz is limited by the number of cores.
serveTables();
const { runCases } = await import('./run-cases.ts');
const part: Part = workerData;
const report = await runCases(part, (done) => parentPort?.postMessage({ done }));
parentPort?.postMessage({ report });
