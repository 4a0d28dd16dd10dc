import path from 'node:path';
import { freePorts } from '@/scripts/stack/ports.mjs';
import { startStack } from '@/scripts/stack/stack.mjs';

export type Stack = Awaited<ReturnType<typeof startStack>>;

/**
 * Builds of benches lie here. The address of the search is compiled into them: SELVEDGE_DIST_DIR and
 * SEARCH_PORT name another build and its search, and spare a new one.
 */
export const benchBuild = () => process.env['SELVEDGE_DIST_DIR'] || '.data/bench/next';
export const benchSearchPort = () => Number(process.env['SEARCH_PORT']) || null;

/** A whole shop of the bench's own: free ports, own state, own build. Stop it when done. */
export async function startBenchStack(): Promise<Stack> {
  const searchPort = benchSearchPort();
  return startStack({
    stateDirectory: path.resolve('.data/bench'),
    ports: { ...(await freePorts()), ...(searchPort && { SEARCH_PORT: searchPort }) },
    distDirectory: benchBuild(),
    // What is measured does not share the processor with pictures drawn ahead.
    environment: { ...process.env, MEDIA_WARM_ARTICLES: '0' },
    say: (message: string) => process.stderr.write(`${message}\n`),
  });
}
