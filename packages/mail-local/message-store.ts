import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import {
  parseMessage,
  summaryOf,
  type Envelope,
  type KeptMessage,
  type MessageSummary,
} from './message';

const SUFFIX = '.message';
const PARTIAL = '.partial';
const ID = /^[0-9a-f]{32}$/;

/** The first line of a file; the message itself follows as it was received. */
type FirstLine = Omit<KeptMessage, 'id' | 'raw'>;

const NEWLINE = 0x0a;

/** @throws when the file is not one of ours. */
function parseFile(id: string, bytes: Buffer): KeptMessage {
  const end = bytes.indexOf(NEWLINE);
  // Written by `keep` alone, whole or not at all.
  const line = JSON.parse(bytes.subarray(0, end).toString('utf8')) as FirstLine;
  return { id, ...line, raw: bytes.subarray(end + 1) };
}

/**
 * The same message to the same recipients has the same id, so that a sender who was not answered
 * can repeat it. Without a Message-ID every message is another one.
 */
function idOf({ to }: Envelope, messageId: string | undefined): string {
  const key = messageId ? JSON.stringify([messageId, [...to].sort()]) : randomUUID();
  return createHash('sha256').update(key).digest('hex').slice(0, 32);
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Messages on disk, one file each. What `keep` has resolved for survives a kill and a power cut. */
export class MessageStore {
  readonly #directory: string;
  readonly #summaries = new Map<string, MessageSummary>();
  readonly #writing = new Map<string, Promise<void>>();
  #latest = 0;

  private constructor(directory: string) {
    this.#directory = directory;
  }

  /** Reads what an earlier process stored; a file that cannot be read is reported and left out. */
  static async open(directory: string): Promise<MessageStore> {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const store = new MessageStore(directory);
    for (const name of await readdir(directory)) {
      if (name.endsWith(PARTIAL)) await rm(path.join(directory, name), { force: true });
      if (!name.endsWith(SUFFIX)) continue;
      try {
        const kept = await store.#load(name.slice(0, -SUFFIX.length));
        store.#add(summaryOf(kept, await parseMessage(kept.raw)));
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

  async #load(id: string): Promise<KeptMessage> {
    return parseFile(id, await readFile(this.#fileOf(id)));
  }

  /**
   * Keeps a message, once, however often it is sent. Resolves when it is on disk.
   * @throws the system's error when it cannot be written; then nothing of it is stored
   */
  async keep({ from, to }: Envelope, raw: Buffer): Promise<void> {
    const parsed = await parseMessage(raw);
    const id = idOf({ from, to }, parsed.messageId);
    if (this.#summaries.has(id)) return;
    let writing = this.#writing.get(id);
    if (!writing) {
      // No two messages of the same millisecond: the time is their order.
      this.#latest = Math.max(Date.now(), this.#latest + 1);
      const receivedAt = new Date(this.#latest).toISOString();
      const kept = { id, receivedAt, from, to, raw };
      writing = this.#write(kept)
        .then(() => this.#add(summaryOf(kept, parsed)))
        .finally(() => this.#writing.delete(id));
      this.#writing.set(id, writing);
    }
    await writing;
  }

  async #write({ id, raw, ...line }: KeptMessage): Promise<void> {
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

  /** Newest first. @param to only messages to this address, in any case; `null`: all */
  list(to: string | null): MessageSummary[] {
    const wanted = to?.toLowerCase();
    return [...this.#summaries.values()]
      .filter((each) => wanted === undefined || each.to.some((it) => it.toLowerCase() === wanted))
      .sort((one, other) => other.receivedAt.localeCompare(one.receivedAt));
  }

  /** @returns `null` when there is no such message */
  async find(id: string): Promise<KeptMessage | null> {
    return ID.test(id) && this.#summaries.has(id) ? this.#load(id) : null;
  }
}
