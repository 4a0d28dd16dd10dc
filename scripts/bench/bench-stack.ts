import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts, type Ports } from '@/scripts/stack/ports.mjs';
import { startStack } from '@/scripts/stack/stack.mjs';

export type Stack = Awaited<ReturnType<typeof startStack>>;

export const BENCH_STATE = path.resolve('.data/bench');

/**
 * Ports of the previous run: the search port is compiled into the routes, so another one requires
 * another build.
 */
async function benchPorts(state: string): Promise<Ports> {
  const file = path.join(state, 'ports.json');
  try {
    // Written below.
    return JSON.parse(readFileSync(file, 'utf8')) as Ports;
  } catch {
    const ports = await freePorts();
    mkdirSync(state, { recursive: true });
    writeFileSync(file, JSON.stringify(ports));
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
 * @param state folder of its database and content
 */
export async function startBenchStack(
  environment: Readonly<Record<string, string>> = {},
  state = BENCH_STATE,
): Promise<Stack> {
  const searchPort = benchSearchPort();
  return startStack({
    stateDirectory: state,
    ports: { ...(await benchPorts(state)), ...(searchPort && { SEARCH_PORT: searchPort }) },
    distDirectory: benchBuild(),
    // Pictures drawn in advance would compete with the measured code for the processor.
    environment: { ...process.env, MEDIA_WARM_ARTICLES: '0', ...environment },
    print: (message: string) => process.stderr.write(`${message}\n`),
  });
}
