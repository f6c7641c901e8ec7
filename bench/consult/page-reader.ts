import { parentPort, workerData } from 'node:worker_threads';
import { readPages } from './visitors.ts';

const { url, ms }: { url: string; ms: number } = workerData;
parentPort?.postMessage(await readPages(url, ms));
