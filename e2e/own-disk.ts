import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

/** Space that a shop with its own search needs for its first start. */
const SIZE = '1500m';

/**
 * A disk in memory for one directory, which can be full. Only root on Linux can mount it; elsewhere
 * the directory stays on the machine's own disk.
 */
export class OwnDisk {
  readonly #directory: string;
  isMounted = false;

  constructor(directory: string) {
    this.#directory = directory;
  }

  #mount(...parameters: string[]): void {
    execFileSync('mount', [...parameters, this.#directory], { stdio: 'ignore' });
  }

  mount(): void {
    try {
      // The database's own user needs access.
      this.#mount('-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs');
      this.isMounted = true;
    } catch {
      this.isMounted = false;
    }
  }

  /** Fills the disk, so that no further block can be written. */
  fill(): void {
    const { blocks, bfree, bsize } = statfsSync(this.#directory);
    this.#mount('-o', `remount,size=${(blocks - bfree) * bsize}`);
  }

  makeRoom(): void {
    this.#mount('-o', `remount,size=${SIZE}`);
  }

  /** Makes the disk read-only, or writable again. */
  setReadOnly(isReadOnly: boolean): void {
    this.#mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`);
  }

  unmount(): void {
    // Lazy, because a process of the shop may still have an open file.
    if (this.isMounted) execFileSync('umount', ['-l', this.#directory]);
    this.isMounted = false;
  }
}
