import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rendering } from './render';

/** Share of the ceiling that is kept when it is exceeded. */
const TARGET_SHARE = 0.8;

/**
 * Caches renderings on disk up to a ceiling and deletes the least recently requested first. A file
 * consists of the media type, a line feed and the bytes.
 */
export class RenderingCache {
  readonly #directory: string;
  readonly #ceiling: number;
  /** `null` until counted. */
  #size: number | null = null;
  #clearing: Promise<void> | null = null;

  /** @param ceiling in bytes */
  constructor(directory: string, ceiling: number) {
    this.#directory = directory;
    this.#ceiling = ceiling;
  }

  #pathOf(key: string): string {
    return join(this.#directory, key.slice(0, 2), key);
  }

  async read(key: string): Promise<Rendering | undefined> {
    const path = this.#pathOf(key);
    try {
      const file = await readFile(path);
      const end = file.indexOf(0x0a);
      // A crash of the machine may have left an empty file.
      if (end < 1) return undefined;
      const now = new Date();
      await utimes(path, now, now).catch(() => undefined);
      return { contentType: file.toString('latin1', 0, end), bytes: file.subarray(end + 1) };
    } catch {
      return undefined;
    }
  }

  /** Stores a rendering; a full or read-only disk only costs speed. */
  async keep(key: string, { bytes, contentType }: Rendering): Promise<void> {
    const path = this.#pathOf(key);
    const draft = `${path}.${randomUUID()}`;
    const file = Buffer.concat([Buffer.from(`${contentType}\n`, 'latin1'), bytes]);
    try {
      await mkdir(join(path, '..'), { recursive: true });
      // Flushed before it is renamed, so that no reader sees a partial file, even after a power
      // cut.
      await writeFile(draft, file, { flush: true });
      await rename(draft, path);
      await this.#grow(file.length);
    } catch {
      await rm(draft, { force: true }).catch(() => undefined);
    }
  }

  async #grow(bytes: number): Promise<void> {
    if (this.#size === null) this.#size = (await this.#files()).total;
    else this.#size += bytes;
    if (this.#size <= this.#ceiling) return;
    this.#clearing ??= this.#clear().finally(() => (this.#clearing = null));
    await this.#clearing;
  }

  async #files() {
    const entries = await readdir(this.#directory, { recursive: true, withFileTypes: true });
    const files: { path: string; size: number; usedAt: number }[] = [];
    let total = 0;
    for (const entry of entries.filter((each) => each.isFile())) {
      const path = join(entry.parentPath, entry.name);
      const found = await stat(path).catch(() => null);
      if (!found) continue;
      files.push({ path, size: found.size, usedAt: found.mtimeMs });
      total += found.size;
    }
    return { files, total };
  }

  async #clear(): Promise<void> {
    const { files, total } = await this.#files();
    let left = total;
    for (const { path, size } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
      if (left <= this.#ceiling * TARGET_SHARE) break;
      await rm(path, { force: true });
      left -= size;
    }
    this.#size = left;
  }
}
