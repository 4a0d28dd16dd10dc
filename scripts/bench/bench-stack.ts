import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts, type Ports } from '@/scripts/stack/ports.mjs';
import { startStack } from '@/scripts/stack/stack.mjs';

export type Stack = Awaited<ReturnType<typeof startStack>>;

export const BENCH_STATE = path.resolve('.data/bench');
const PORTS = path.join(BENCH_STATE, 'ports.json');

/**
 * Ports of the previous run: the search port is compiled into the routes, so another one requires
 * another build.
 */
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
 * Build directory of the benches. The address of the search is compiled into a build: set
 * SELVEDGE_DIST_DIR and SEARCH_PORT to use another build with its search, which saves building a
 * new one.
 */
export const benchBuild = () => process.env['SELVEDGE_DIST_DIR'] || '.data/bench/next';
export const benchSearchPort = () => Number(process.env['SEARCH_PORT']) || null;

/**
 * Starts a whole shop for the bench, with free ports, its own state and its own build. Stop it when
 * done.
 * @param environment in addition to this process's
 */
export async function startBenchStack(
  environment: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  const searchPort = benchSearchPort();
  return startStack({
    stateDirectory: BENCH_STATE,
    ports: { ...(await benchPorts()), ...(searchPort && { SEARCH_PORT: searchPort }) },
    distDirectory: benchBuild(),
    // Pictures drawn in advance would compete with the measured code for the processor.
    environment: { ...process.env, MEDIA_WARM_ARTICLES: '0', ...environment },
    print: (message: string) => process.stderr.write(`${message}\n`),
  });
}
