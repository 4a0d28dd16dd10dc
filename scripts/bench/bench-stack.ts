import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts, type Ports } from '@/scripts/stack/ports.mjs';
import { startStack } from '@/scripts/stack/stack.mjs';

export type Stack = Awaited<ReturnType<typeof startStack>>;

export const BENCH_STATE = path.resolve('.data/bench');
const PORTS = path.join(BENCH_STATE, 'ports.json');

/** Those of the run before: the search's is compiled into the routes, and another means another build. */
async function benchPorts(): Promise<Ports> {
  try {
    // Written below.
    return JSON.parse(readFileSync(PORTS, 'utf8')) as Ports;
  } catch {
    const ports = await freePorts();
    mkdirSync(BENCH_STATE, { recursive: true });
    writeFileSync(PORTS, JSON.stringify(ports));
    return ports;
  }
}

/**
 * Builds of benches lie here. The address of the search is compiled into them: SELVEDGE_DIST_DIR and
 * SEARCH_PORT name another build and its search, and spare a new one.
 */
export const benchBuild = () => process.env['SELVEDGE_DIST_DIR'] || '.data/bench/next';
export const benchSearchPort = () => Number(process.env['SEARCH_PORT']) || null;

/**
 * A whole shop of the bench's own: free ports, own state, own build. Stop it when done.
 * @param environment besides this process's
 */
export async function startBenchStack(
  environment: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  const searchPort = benchSearchPort();
  return startStack({
    stateDirectory: BENCH_STATE,
    ports: { ...(await benchPorts()), ...(searchPort && { SEARCH_PORT: searchPort }) },
    distDirectory: benchBuild(),
    // What is measured does not share the processor with pictures drawn ahead.
    environment: { ...process.env, MEDIA_WARM_ARTICLES: '0', ...environment },
    print: (message: string) => process.stderr.write(`${message}\n`),
  });
}
