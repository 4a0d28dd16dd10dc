interface Waiter {
  exclusive: boolean;
  enter: () => void;
}

/**
 * A fair lock with shared and exclusive holders. Writes to an entity lock it exclusively;
 * publishing a content type locks the whole environment, because it may rename a field in every
 * entry.
 */
export class Lock {
  #shared = 0;
  #exclusive = false;
  #waiting: Waiter[] = [];

  async hold<Result>(exclusive: boolean, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(exclusive);
    try {
      return await work();
    } finally {
      if (exclusive) this.#exclusive = false;
      else this.#shared -= 1;
      this.#admit();
    }
  }

  get isFree(): boolean {
    return !this.#exclusive && this.#shared === 0 && this.#waiting.length === 0;
  }

  #enter(exclusive: boolean): Promise<void> {
    return new Promise((enter) => {
      this.#waiting.push({ exclusive, enter });
      this.#admit();
    });
  }

  #admit(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      if (this.#exclusive || (next.exclusive && this.#shared > 0)) return;
      this.#waiting.shift();
      if (next.exclusive) this.#exclusive = true;
      else this.#shared += 1;
      next.enter();
    }
  }
}

/** Locks by name, created on first use and dropped when not held. */
export class LockTable {
  #locks = new Map<string, Lock>();

  async hold<Result>(
    name: string,
    exclusive: boolean,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const lock = this.#locks.get(name) ?? new Lock();
    this.#locks.set(name, lock);
    try {
      return await lock.hold(exclusive, work);
    } finally {
      if (lock.isFree) this.#locks.delete(name);
    }
  }
}
