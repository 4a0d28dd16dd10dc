import { DelayedQueue } from 'service-kit/delayed-queue';
import { ContentCache, type SpaceState } from './content-cache';
import type { EnvironmentState } from './environment-state';

/** What the reading APIs see of the store. */
export interface ContentView {
  readonly spaces: ReadonlyMap<string, SpaceState>;
  environment: (space: string, id: string) => EnvironmentState | undefined;
  /** Every publication up to this position is visible, so a sync token may include it. */
  readonly settledPosition: number;
}

/** The content as it was some time ago, as from a network of caches that learns of a write later. */
export class DelayedView implements ContentView {
  readonly #cache = new ContentCache();
  readonly #queue: DelayedQueue;
  settledPosition = 0;

  constructor(delayMs: number) {
    this.#queue = new DelayedQueue(delayMs);
  }

  get spaces(): ReadonlyMap<string, SpaceState> {
    return this.#cache.spaces;
  }

  environment(space: string, id: string): EnvironmentState | undefined {
    return this.#cache.environment(space, id);
  }

  /** Applies a committed change later. @param change must be synchronous */
  apply(change: (cache: ContentCache) => void): void {
    this.#queue.run(() => change(this.#cache));
  }

  settle(position: number): void {
    this.#queue.run(() => (this.settledPosition = position));
  }

  /** Shows what was stored before the start. */
  load(show: (cache: ContentCache) => void): void {
    show(this.#cache);
    this.settledPosition = this.#cache.lastPosition;
  }

  stop(): void {
    this.#queue.stop();
  }
}
