import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  parseMessage,
  summaryOf,
  type Envelope,
  type StoredMessage,
  type MessageSummary,
} from './message';

const SUFFIX = '.message';
const PARTIAL = '.partial';
const ID = /^[0-9a-f]{32}$/;

/** The first line of a file; the message follows as received. */
type FirstLine = Omit<StoredMessage, 'id' | 'raw'>;

const NEWLINE = 0x0a;

/** @throws if the file is not one of the store */
function parseFile(id: string, bytes: Buffer): StoredMessage {
  const end = bytes.indexOf(NEWLINE);
  // Written only by `keep`, completely or not at all.
  const line = JSON.parse(bytes.subarray(0, end).toString('utf8')) as FirstLine;
  return { id, ...line, raw: bytes.subarray(end + 1) };
}

/**
 * Id of a message. It is the same for the same message to the same recipients, so that a sender
 * without a response can repeat it. Messages without a Message-ID are all different.
 */
function idOf({ to }: Envelope, messageId: string | undefined): string {
  const key = messageId ? JSON.stringify([messageId, [...to].sort()]) : randomUUID();
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}

/**
 * Messages on disk, one file each. A message is safe from a kill and a power cut once `keep`
 * resolves.
 */
export class MessageStore {
  readonly #directory: string;
  readonly #summaries = new Map<string, MessageSummary>();
  readonly #writing = new Map<string, Promise<void>>();
  #latest = 0;

  private constructor(directory: string) {
    this.#directory = directory;
  }

  /** Reads existing messages; files that cannot be read are reported and skipped. */
  static async open(directory: string): Promise<MessageStore> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const store = new MessageStore(directory);
    for (const name of await readdir(directory)) {
      if (name.endsWith(PARTIAL)) await rm(path.join(directory, name), { force: true });
      if (!name.endsWith(SUFFIX)) continue;
      try {
        const stored = await store.#load(name.slice(0, -SUFFIX.length));
        store.#add(summaryOf(stored, await parseMessage(stored.raw)));
      } catch (error) {
        console.error(`mail: cannot read ${name}:`, error instanceof Error ? error.message : error);
      }
    }
    return store;
  }

  #fileOf = (id: string) => path.join(this.#directory, `${id}${SUFFIX}`);

  #add(summary: MessageSummary): void {
    this.#summaries.set(summary.id, summary);
    this.#latest = Math.max(this.#latest, Date.parse(summary.receivedAt));
  }

  async #load(id: string): Promise<StoredMessage> {
    return parseFile(id, await readFile(this.#fileOf(id)));
  }

  /**
   * Stores a message, once even if it is repeated. Resolves when it is on disk.
   * @throws the system's error if it cannot be written; then nothing of it is stored
   */
  async keep({ from, to }: Envelope, raw: Buffer): Promise<void> {
    const parsed = await parseMessage(raw);
    const id = idOf({ from, to }, parsed.messageId);
    if (this.#summaries.has(id)) return;
    let writing = this.#writing.get(id);
    if (!writing) {
      // The time is also the order, so it is unique.
      this.#latest = Math.max(Date.now(), this.#latest + 1);
      const receivedAt = new Date(this.#latest).toISOString();
      const stored = { id, receivedAt, from, to, raw };
      writing = this.#write(stored)
        .then(() => this.#add(summaryOf(stored, parsed)))
        .finally(() => this.#writing.delete(id));
      this.#writing.set(id, writing);
    }
    await writing;
  }

  async #write({ id, raw, ...line }: StoredMessage): Promise<void> {
    const partial = path.join(this.#directory, `${id}${PARTIAL}`);
    try {
      const handle = await open(partial, 'w', 0o600);
      try {
        await handle.writeFile(Buffer.concat([Buffer.from(`${JSON.stringify(line)}\n`), raw]));
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(partial, this.#fileOf(id));
      await syncDirectory(this.#directory);
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
  }

  /** Newest first. @param to recipient to filter by, ignoring case; `null` for all */
  list(to: string | null): MessageSummary[] {
    const wanted = to?.toLowerCase();
    return [...this.#summaries.values()]
      .filter((each) => wanted === undefined || each.to.some((it) => it.toLowerCase() === wanted))
      .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  }

  async find(id: string): Promise<StoredMessage | null> {
    return ID.test(id) && this.#summaries.has(id) ? this.#load(id) : null;
  }
}
