import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { listen } from '@/lib/platform/db/notifications.server';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { report } from '@/lib/platform/log/log.server';
import { indexingClient } from '@/lib/catalog/search/indexing-client.server';
import {
  withdrawPagesOf,
  withdrawPagesOfAllArticles,
} from '@/lib/catalog/catalogue/article-documents';
import { PUSHED_CHANNEL, pushChanges } from './push-changes.server';

/** Raised by the triggers on stock and prices. */
const CHANGED_CHANNEL = 'catalogue_changed';
/** Changes of one moment travel together. */
const GATHER_MS = 50;
/** Retry delay while another instance pushes, or the index rejects. */
const RETRY_MS = 500;
const MAX_RETRY_MS = 30_000;

interface Pusher {
  /** Something may wait to be pushed. */
  wake(): void;
}

/** Pushes until nothing is left, on each notification; never twice at once. */
function createPusher(client: NonNullable<ReturnType<typeof indexingClient>>): Pusher {
  let isRunning = false;
  let isPending = false;
  const pushAll = async () => {
    let wait = RETRY_MS;
    while (isPending) {
      isPending = false;
      await delay(GATHER_MS);
      try {
        const pushed = await pushChanges(client);
        if (pushed === null) await delay(RETRY_MS);
        if (pushed === null || pushed.length > 0) isPending = true;
        wait = RETRY_MS;
      } catch (error) {
        report('stock and prices could not be pushed', { error });
        isPending = true;
        await delay(wait);
        wait = Math.min(wait * 2, MAX_RETRY_MS);
      }
    }
  };
  return {
    wake() {
      isPending = true;
      if (isRunning) return;
      isRunning = true;
      pushAll().then(
        () => (isRunning = false),
        (error: unknown) => report('pusher ended', { error }),
      );
    },
  };
}

const pushedNumbers = z.array(z.string());

function withdraw(payload: string): void {
  const { data } = pushedNumbers.safeParse(parseJson(payload));
  if (data) withdrawPagesOf(data);
  else withdrawPagesOfAllArticles();
}

// One follower for the process, although Next bundles instrumentation and routes apart.
const holder = globalThis as { [key: symbol]: boolean | undefined };
const IS_FOLLOWING = Symbol.for('selvedge.follows-catalogue');

/**
 * Keeps search index and cached pages in sync with stock and prices of record. Every instance
 * listens; the one that gets the lock pushes. Called once at start.
 */
export function followCatalogue(): void {
  if (holder[IS_FOLLOWING]) return;
  holder[IS_FOLLOWING] = true;
  const failed = (error: unknown) => report('catalogue feed ended', { error });
  const client = indexingClient();
  if (client) {
    const pusher = createPusher(client);
    const onConnect = async () => pusher.wake();
    listen(CHANGED_CHANNEL, { onConnect, onNotification: () => pusher.wake() }).catch(failed);
  }
  // What was pushed while this instance was cut off is unknown: all pages are invalidated.
  const onConnect = async () => void withdrawPagesOfAllArticles();
  listen(PUSHED_CHANNEL, { onConnect, onNotification: withdraw }).catch(failed);
}
