import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { startChild, stopChild } from 'service-kit/testing/child';
import { freePort } from 'service-kit/testing/free-port.mjs';
import type { MessageSummary, MessageView } from '#message';

export const SENDER = 'shop@example.com';
export const RECIPIENT = 'buyer@example.com';

/** A running service with its own directory, and nodemailer as its client. */
export interface RunningMail {
  port: number;
  readerPort: number;
  send: (mail: SendMailOptions) => Promise<{ response: string }>;
  list: (to?: string) => Promise<MessageSummary[]>;
  view: (id: string) => Promise<MessageView>;
  /** @param path begins with `/` */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  kill: () => Promise<unknown>;
  /** Asks the service to exit. @returns its exit code */
  terminate: () => Promise<number | null>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

export const MAIN = join(__dirname, '..', 'bin.mjs');

export async function startMail(): Promise<RunningMail> {
  const directory = mkdtempSync(join(tmpdir(), 'selvedge-mail-test-'));
  const [port, readerPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    STATE_DIRECTORY: directory,
    MAIL_PORT: String(port),
    MAIL_READER_PORT: String(readerPort),
  };
  let child: ChildProcess = await startChild(MAIN, [], env);
  const transport = createTransport({ host: '127.0.0.1', port, secure: false, ignoreTLS: true });
  const read = (path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${readerPort}${path}`, init);
  // The service's responses have these types; the tests compare the values.
  const json = async <Body>(path: string) => (await (await read(path)).json()) as Body;
  return {
    port,
    readerPort,
    send: (mail) => transport.sendMail({ from: SENDER, to: RECIPIENT, ...mail }),
    list: (to) => json(`/messages${to ? `?to=${encodeURIComponent(to)}` : ''}`),
    view: (id) => json(`/messages/${id}`),
    fetch: read,
    kill: () => stopChild(child, 'SIGKILL'),
    terminate: () => stopChild(child, 'SIGTERM'),
    start: async () => {
      child = await startChild(MAIN, [], env);
    },
    stop: async () => {
      await stopChild(child, 'SIGTERM');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
