import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const THREADS = 2;

interface Pressure {
  port: number;
  host: string;
  path: string;
  connections: number;
  seconds: number;
}

export interface Throughput {
  perSecond: number;
  /** Responses other than 2xx and 3xx, and errors of connections. */
  failed: number;
}

/**
 * Presses a page with the real wrk, as a browser requests it.
 * @throws Error when wrk is not installed
 */
export async function press(pressure: Pressure): Promise<Throughput> {
  const { port, host, path, connections, seconds } = pressure;
  const parameters = [`-t${THREADS}`, `-c${connections}`, `-d${seconds}s`];
  const headers = ['-H', `Host: ${host}`, '-H', 'Accept-Encoding: gzip, br'];
  const url = `http://127.0.0.1:${port}${path}`;
  const { stdout } = await run('wrk', [...parameters, ...headers, url]);
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  if (!perSecond) throw new Error(`wrk: ${stdout}`);
  const [, statuses = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? [];
  const sockets = /Socket errors: (.+)/.exec(stdout)?.[1]?.match(/\d+/g) ?? [];
  const failed = [statuses, ...sockets].reduce((sum, count) => sum + Number(count), 0);
  return { perSecond: Number(perSecond), failed };
}
