import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Envelope } from './message';
import type { MessageStore } from './message-store';

const MAX_MESSAGE_BYTES = 1024 * 1024;
const MAX_CLIENTS = 50;
const MAX_RECIPIENTS = 50;
const SOCKET_TIMEOUT_MS = 30_000;
const CLOSE_TIMEOUT_MS = 1_000;

/** A rejection; the code tells the sender whether to retry: 4xx yes, 5xx no. */
const rejection = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

function envelopeOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession): Envelope {
  return { from: mailFrom ? mailFrom.address : '', to: rcptTo.map(({ address }) => address) };
}

/** Reads to the end but holds no more than the size limit of a message. */
async function bytesOf(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    // A stream without an encoding yields buffers.
    const bytes = chunk as Buffer;
    length += bytes.length;
    if (length <= MAX_MESSAGE_BYTES) chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** @returns the reply to the sender, once the message is on disk */
async function accept(
  store: MessageStore,
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
): Promise<string> {
  const envelope = envelopeOf(session);
  const raw = await bytesOf(stream);
  if (stream.sizeExceeded)
    throw rejection(552, `Message exceeds the limit of ${MAX_MESSAGE_BYTES} bytes`);
  await store.keep(envelope, raw).catch((error: unknown) => {
    console.error('mail: a message could not be kept:', error);
    throw rejection(451, 'The message could not be kept, try again later');
  });
  return 'OK: message kept';
}

/** Creates an SMTP server that stores all messages and forwards none, not yet listening. */
export function createSmtpSink(store: MessageStore): SMTPServer {
  const server = new SMTPServer({
    // On loopback without TLS, for every process on this machine.
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: MAX_MESSAGE_BYTES,
    maxClients: MAX_CLIENTS,
    maxRecipients: MAX_RECIPIENTS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    closeTimeout: CLOSE_TIMEOUT_MS,
    onData(stream, session, callback) {
      callbackify(accept)(store, stream, session, callback);
    },
  });
  // Ignores disconnecting senders; errors while starting to listen are also reported by the
  // listener.
  server.on('error', () => {});
  return server;
}
