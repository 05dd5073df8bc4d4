import { parentPort, workerData } from 'node:worker_threads';
import type { Part } from './run-cases.ts';
import { serveChainTable } from './serve-chain-table.ts';

// One of several that share the cases: the machine's cores are what the fuzz waits for.
serveChainTable();
const { runCases } = await import('./run-cases.ts');
const part: Part = workerData;
const report = await runCases(part, (done) => parentPort?.postMessage({ done }));
parentPort?.postMessage({ report });
