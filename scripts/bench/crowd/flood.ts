import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

export interface Flood {
  port: number;
  host: string;
  atOnce: number;
  /** Stops after this number of requests, or after the time. */
  count: number;
  durationMs: number;
  method: 'GET' | 'POST';
  /** Requested in turn; `{n}` is replaced by a new number each time. */
  paths: readonly string[];
  body: string;
  headers: Record<string, string>;
  /** Opens connections that send nothing, instead of requests. */
  isIdle: boolean;
}

/** Number of responses by status, `0` for no response. */
export type Tally = Record<string, number>;

function once({ port, host, method, paths, body, headers }: Flood, at: number, agent: Agent) {
  const numbered = (text: string) => text.replaceAll('{n}', String(at));
  const options = {
    host: '127.0.0.1',
    port,
    method,
    path: numbered(paths[at % paths.length] ?? '/'),
    agent,
  };
  return new Promise<number>((resolve) => {
    const sent = request({ ...options, headers: { host, ...headers } }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve(0));
    });
    sent.on('error', () => resolve(0));
    sent.end(numbered(body));
  });
}

async function sendAll(flood: Flood): Promise<Tally> {
  const tally: Tally = {};
  const agent = new Agent({ keepAlive: true, maxSockets: flood.atOnce });
  const until = Date.now() + flood.durationMs;
  let sent = 0;
  const worker = async () => {
    while (sent < flood.count && Date.now() < until) {
      sent += 1;
      const status = await once(flood, sent, agent);
      tally[status] = (tally[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: flood.atOnce }, worker));
  agent.destroy();
  return tally;
}

/** Reconnects at once whenever a connection is closed. */
async function idle({ port, atOnce, durationMs }: Flood): Promise<Tally> {
  const tally: Tally = { opened: 0 };
  let isOver = false;
  const open = () => {
    if (isOver) return;
    tally['opened'] = (tally['opened'] ?? 0) + 1;
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => socket.destroy());
    socket.on('close', open);
    socket.resume();
    void delay(durationMs).then(() => socket.destroy());
  };
  for (let at = 0; at < atOnce; at += 1) open();
  await delay(durationMs);
  isOver = true;
  return tally;
}

/** @returns the number of responses by status */
export const run = (flood: Flood): Promise<Tally> => (flood.isIdle ? idle(flood) : sendAll(flood));
