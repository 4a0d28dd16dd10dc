import { Agent, request } from 'node:http';

export interface Target {
  port: number;
  /** Sent as the Host header: project hosts need not resolve. */
  host: string;
  path: string;
  headers?: Record<string, string>;
}

export interface Observation {
  target: Target;
  /** Epoch milliseconds just before the request was written. */
  sentAt: number;
  /** Epoch milliseconds when the last byte arrived. */
  endedAt: number;
  /** Milliseconds between the two, with a finer resolution. */
  tookMs: number;
  status: number;
  /** Decoded on access: most bodies are only counted, and the client shares the machine. */
  readonly body: string;
}

export interface Load {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  p99: number;
}

/** One GET over a keep-alive connection. @throws when the server resets or rejects it */
export function get(target: Target, agent?: Agent): Promise<Observation> {
  const sentAt = Date.now();
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const { port, host, path, headers = {} } = target;
    const call = request(
      {
        host: '127.0.0.1',
        port,
        path,
        headers: { Host: host, ...headers },
        ...(agent && { agent }),
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            target,
            sentAt,
            endedAt: Date.now(),
            tookMs: performance.now() - begin,
            status: response.statusCode ?? 0,
            get body() {
              return Buffer.concat(chunks).toString('utf8');
            },
          }),
        );
      },
    );
    call.on('error', reject);
    call.end();
  });
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

/** The median, which is the upper one of two middle values; 0 for no values. */
export function median(values: readonly number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );
}

/** @param durations of the requests, in milliseconds */
export function loadOf(durations: readonly number[], wholeMs: number): Load {
  const sorted = [...durations].sort((a, b) => a - b);
  return {
    requests: sorted.length,
    perSecond: Math.round((sorted.length * 1000) / wholeMs),
    p50: tenths(quantile(sorted, 0.5)),
    p95: tenths(quantile(sorted, 0.95)),
    p99: tenths(quantile(sorted, 0.99)),
  };
}

/**
 * Keeps `connections` requests in flight for `durationMs`, rotating through the targets, and passes
 * every response to `observe`.
 */
export async function hammer(
  targets: readonly Target[],
  { connections, durationMs }: { connections: number; durationMs: number },
  observe: (observation: Observation) => void = () => undefined,
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const begin = Date.now();
  const durations: number[] = [];
  let index = 0;
  const worker = async () => {
    while (Date.now() - begin < durationMs) {
      const target = targets[index++ % targets.length];
      if (!target) return;
      const observation = await get(target, agent);
      durations.push(observation.tookMs);
      observe(observation);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  return loadOf(durations, Date.now() - begin);
}
