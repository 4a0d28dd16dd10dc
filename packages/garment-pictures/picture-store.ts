import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface StoredPicture {
  readonly bytes: Buffer;
  /** Strong entity tag, quoted as in the header. */
  readonly etag: string;
  /** Seconds for which browsers may use it; a year by default, because drawings never change. */
  readonly maxAge?: number;
}

function tagged(bytes: Buffer): StoredPicture {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, etag: `"${digest}"` };
}

function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT';
}

const CLEARING = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 } as const;

/**
 * Rendered pictures on disk, one folder per edition of the drawing code. A picture is written to a
 * temporary file and renamed, so that it is always complete.
 */
export class PictureStore {
  private readonly root: string;
  private readonly edition: string;

  constructor(root: string, edition: string) {
    this.root = root;
    this.edition = edition;
  }

  /** Creates the folders and deletes what earlier editions and interrupted writes left. */
  async open(): Promise<void> {
    await mkdir(this.unfinished, { recursive: true });
    for (const name of await readdir(this.root)) {
      const isOld = /^[0-9a-f]{12}$/.test(name) && name !== this.edition;
      // A picture that is being drawn may recreate the folder, so it is deleted once more.
      if (isOld) await rm(path.join(this.root, name), CLEARING);
    }
    for (const name of await readdir(this.unfinished)) {
      await rm(path.join(this.unfinished, name), { force: true });
    }
  }

  /** An empty file counts as missing, because a power cut can leave one. */
  async read(file: string): Promise<StoredPicture | undefined> {
    try {
      const bytes = await readFile(this.locate(file));
      return bytes.length > 0 ? tagged(bytes) : undefined;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Stores a picture; if the disk is full, the picture is returned all the same. */
  async write(file: string, bytes: Buffer): Promise<StoredPicture> {
    try {
      await this.keep(file, bytes);
    } catch (error) {
      // Pictures of an edition that was deleted meanwhile are not stored.
      if (!isMissing(error)) console.error('media: a picture is not kept:', error);
    }
    return tagged(bytes);
  }

  private async keep(file: string, bytes: Buffer): Promise<void> {
    const target = this.locate(file);
    const draft = path.join(this.unfinished, randomUUID());
    await mkdir(path.dirname(target), { recursive: true });
    // Another edition may have deleted the folders while this picture was being drawn.
    await mkdir(this.unfinished, { recursive: true });
    try {
      // Flushed before it is renamed, so that a power cut cannot leave a partial file.
      await writeFile(draft, bytes, { flush: true });
      await rename(draft, target);
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  private get unfinished(): string {
    return path.join(this.root, this.edition, 'unfinished');
  }

  private locate(file: string): string {
    return path.join(this.root, this.edition, file);
  }
}
