import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';

/** Room that a shop with a search of its own needs for its first start. */
const SIZE = '1500m';

/**
 * A disk in memory for one directory, which can be full. Only root on Linux may mount one; elsewhere
 * the directory stays on the machine's own.
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
      // The database's own user has to reach what is in it.
      this.#mount('-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tmpfs');
      this.isMounted = true;
    } catch {
      this.isMounted = false;
    }
  }

  /** From here on nothing can be written that needs one more block. */
  fill(): void {
    const { blocks, bfree, bsize } = statfsSync(this.#directory);
    this.#mount('-o', `remount,size=${(blocks - bfree) * bsize}`);
  }

  makeRoom(): void {
    this.#mount('-o', `remount,size=${SIZE}`);
  }

  /** From here on, or no longer, nothing can be written at all. */
  setReadOnly(isReadOnly: boolean): void {
    this.#mount('-o', `remount,${isReadOnly ? 'ro' : 'rw'}`);
  }

  unmount(): void {
    // Lazily: a process of the shop may have its last file open.
    if (this.isMounted) execFileSync('umount', ['-l', this.#directory]);
    this.isMounted = false;
  }
}
