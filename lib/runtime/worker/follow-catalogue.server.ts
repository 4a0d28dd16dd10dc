import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { listen } from '@/lib/platform/db/notifications.server';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { report } from '@/lib/platform/log/log.server';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import {
  invalidatePagesOfArticles,
  invalidatePagesOfAllArticles,
} from '@/lib/catalog/catalogue/article-documents';
import { pushChanges } from './push-changes.server';
import { CHANGED_CHANNEL, PUSHED_CHANNEL } from './push-lease.server';

/** Changes within this time are pushed together. */
const GATHER_MS = 50;
/** Retry delay while the index rejects writes. */
const RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

interface Pusher {
  /** Signals that changes may be waiting. */
  wake(): void;
}

/** Pushes on each notification until nothing is left; never twice concurrently. */
function createPusher(client: NonNullable<ReturnType<typeof indexingClient>>): Pusher {
  let isRunning = false;
  let isPending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wakeIn = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(pusher.wake, ms);
    // Changes wait in the database, so the timer must not keep a process alive.
    timer.unref();
  };
  const push = async (retryMs: number): Promise<number> => {
    await delay(GATHER_MS);
    try {
      const { nextInMs } = await pushChanges(client);
      if (nextInMs === 0) isPending = true;
      else if (nextInMs !== null) wakeIn(nextInMs);
      return RETRY_MS;
    } catch (error) {
      report('stock and prices could not be pushed', { error });
      isPending = true;
      await delay(retryMs);
      return Math.min(retryMs * 2, MAX_RETRY_MS);
    }
  };
  const pushAll = async () => {
    let retryMs = RETRY_MS;
    while (isPending) {
      isPending = false;
      retryMs = await push(retryMs);
    }
    isRunning = false;
  };
  const pusher: Pusher = {
    wake() {
      isPending = true;
      if (isRunning) return;
      isRunning = true;
      pushAll().catch((error: unknown) => report('pusher ended', { error }));
    },
  };
  return pusher;
}

const pushedNumbers = z.array(z.string());

function withdraw(payload: string): void {
  const { data } = pushedNumbers.safeParse(parseJson(payload));
  if (data) invalidatePagesOfArticles(data);
  else invalidatePagesOfAllArticles();
}

/**
 * Keeps search index and cached pages in sync with stock and prices of record. All instances
 * listen; the one with the lease pushes. Called once at startup.
 */
export function followCatalogue(): void {
  if (processState.followsCatalogue) return;
  processState.followsCatalogue = true;
  const failed = (error: unknown) => report('catalogue feed ended', { error });
  // Client retries are disabled: a late one could overwrite a newer write of another process.
  const client = indexingClient({ maxRateLimitRetries: 0 });
  if (client) {
    const pusher = createPusher(client);
    const onConnect = async () => pusher.wake();
    listen(CHANGED_CHANNEL, { onConnect, onNotification: () => pusher.wake() }).catch(failed);
  }
  // Pushes may have been missed while this instance was cut off, so all pages are invalidated.
  const onConnect = async () => void invalidatePagesOfAllArticles();
  listen(PUSHED_CHANNEL, { onConnect, onNotification: withdraw }).catch(failed);
}
