import path from 'node:path';
import { freePorts } from '@/scripts/stack/ports.mjs';
import { startStack } from '@/scripts/stack/stack.mjs';

export type Stack = Awaited<ReturnType<typeof startStack>>;

export const BENCH_STATE = path.resolve('.data/bench');

/** A whole shop of the bench's own: free ports, own state, own build. Stop it when done. */
export async function startBenchStack(): Promise<Stack> {
  return startStack({
    stateDirectory: BENCH_STATE,
    ports: await freePorts(),
    distDirectory: '.data/bench/next',
    // What is measured does not share the processor with pictures drawn ahead.
    environment: { ...process.env, MEDIA_WARM_ARTICLES: '0' },
    say: (message: string) => process.stderr.write(`${message}\n`),
  });
}
