import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePorts, type Ports } from '@/scripts/stack/ports.mjs';
import { startStack } from '@/scripts/stack/stack.mjs';

export type Stack = Awaited<ReturnType<typeof startStack>>;

const STATE = path.resolve('.data/bench');
const PORTS = path.join(STATE, 'ports.json');

/** Those of the run before: the search's is compiled into the routes, and another means another build. */
async function benchPorts(): Promise<Ports> {
  try {
    // Written below.
    return JSON.parse(readFileSync(PORTS, 'utf8')) as Ports;
  } catch {
    const ports = await freePorts();
    mkdirSync(STATE, { recursive: true });
    writeFileSync(PORTS, JSON.stringify(ports));
    return ports;
  }
}

/**
 * A whole shop of the bench's own: free ports, own state, own build. Stop it when done.
 * @param environment besides this process's
 */
export async function startBenchStack(
  environment: Readonly<Record<string, string>> = {},
): Promise<Stack> {
  return startStack({
    stateDirectory: STATE,
    ports: await benchPorts(),
    distDirectory: '.data/bench/next',
    // What is measured does not share the processor with pictures drawn ahead.
    environment: { ...process.env, MEDIA_WARM_ARTICLES: '0', ...environment },
    say: (message: string) => process.stderr.write(`${message}\n`),
  });
}
