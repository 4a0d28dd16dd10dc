import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** The mail service as started by `npm start`. */
export interface RunningMailService {
  smtpUrl: string;
  readerUrl: string;
  stop: () => Promise<void>;
}

/**
 * Below those of outgoing connections, which could take a port before the service does. Workers of
 * one test run have consecutive process ids, so that each has a part of its own.
 */
const FIRST_PORT = 10_000 + (process.pid % 100) * 20;
let ports = 0;

async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST_PORT + (ports++ % 20);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await once(server.close(), 'close');
    return port;
  }
}

async function untilReady(child: ChildProcess): Promise<void> {
  let message = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      message += chunk.toString();
      if (message.includes('ready mail')) resolve();
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`the mail service ended: ${message}`)));
  });
}

/**
 * @param stateDirectory absolute; stores the messages
 * @param at addresses of a stopped service, to be used again
 */
export async function startMailService(
  stateDirectory: string,
  at?: Pick<RunningMailService, 'smtpUrl' | 'readerUrl'>,
): Promise<RunningMailService> {
  const portOf = async (url?: string) => (url ? Number(new URL(url).port) : freePort());
  const [port, readerPort] = [await portOf(at?.smtpUrl), await portOf(at?.readerUrl)];
  const child = spawn(process.execPath, ['packages/mail-local/bin.mjs'], {
    env: {
      ...process.env,
      STATE_DIRECTORY: stateDirectory,
      MAIL_PORT: String(port),
      MAIL_READER_PORT: String(readerPort),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await untilReady(child);
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    readerUrl: `http://127.0.0.1:${readerPort}`,
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
