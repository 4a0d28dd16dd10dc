import { connect, type Socket } from 'node:net';
import { type Load, loadOf, type Target } from './hammer';

const BUFFER_BYTES = 64 * 1024;
const HEAD_END = '\r\n\r\n';

interface BenchResponse {
  status: number;
  tookMs: number;
}

interface Waiting {
  begin: number;
  head: string;
  /** Remaining bytes of the body, once the head has been read. */
  missing: number | null;
  status: number;
  resolve: (response: BenchResponse) => void;
  reject: (error: Error) => void;
}

const requestOf = ({ path, host, headers = {} }: Target) =>
  [
    `GET ${path} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    HEAD_END.slice(2),
  ].join('\r\n');

/**
 * A keep-alive connection that counts response bytes but does not store them (RFC 9112). Node's own
 * client allocates 64 KB for each read: with responses of 100 KB its garbage collector occupies one
 * of two processors, and the bench measures the client. Responses must have a content length.
 */
class CountingConnection {
  readonly #socket: Socket;
  #waiting: Waiting | null = null;

  constructor(port: number) {
    const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
    const onread = {
      buffer,
      callback: (count: number) => {
        this.#read(buffer, count);
        return true;
      },
    };
    this.#socket = connect({ host: '127.0.0.1', port, noDelay: true, onread });
    this.#socket.on('error', (error) => this.#waiting?.reject(error));
    this.#socket.on('close', () => this.#waiting?.reject(new Error('the server hung up')));
  }

  get(target: Target): Promise<BenchResponse> {
    return new Promise((resolve, reject) => {
      const begin = performance.now();
      this.#waiting = { begin, head: '', missing: null, status: 0, resolve, reject };
      this.#socket.write(requestOf(target));
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(buffer: Buffer, count: number): void {
    const waiting = this.#waiting;
    if (!waiting) return;
    if (waiting.missing === null) this.#readHead(waiting, buffer.toString('latin1', 0, count));
    else waiting.missing -= count;
    if (waiting.missing !== 0) return;
    this.#waiting = null;
    waiting.resolve({ status: waiting.status, tookMs: performance.now() - waiting.begin });
  }

  #readHead(waiting: Waiting, text: string): void {
    waiting.head += text;
    const end = waiting.head.indexOf(HEAD_END);
    if (end < 0) return;
    const length = /\r\ncontent-length: *(\d+)/i.exec(waiting.head.slice(0, end))?.[1];
    if (length === undefined) return waiting.reject(new Error('an answer without its length'));
    waiting.status = Number(/^HTTP\/1\.1 (\d{3})/.exec(waiting.head)?.[1]);
    waiting.missing = Number(length) - (waiting.head.length - end - HEAD_END.length);
  }
}

/**
 * Like `hammer`, but discards the responses. @param onStatus receives the status of each response
 */
export async function hammerCounting(
  targets: readonly Target[],
  { connections, durationMs }: { connections: number; durationMs: number },
  onStatus: (status: number) => void = () => undefined,
): Promise<Load> {
  const begin = Date.now();
  const durations: number[] = [];
  let index = 0;
  const worker = async () => {
    const [first] = targets;
    if (!first) return;
    const connection = new CountingConnection(first.port);
    while (Date.now() - begin < durationMs) {
      const { status, tookMs } = await connection.get(targets[index++ % targets.length] ?? first);
      durations.push(tookMs);
      onStatus(status);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return loadOf(durations, Date.now() - begin);
}
