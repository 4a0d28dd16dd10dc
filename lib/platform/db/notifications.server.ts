import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { env } from '@/lib/platform/env/env.server';
import { report } from '@/lib/platform/log/log.server';

/** A lost connection is detected and replaced within about this time. */
const HEARTBEAT_MS = 1_000;
const RESPONSE_TIMEOUT_MS = 1_500;

export interface Listener {
  /**
   * Called after every (re)connection and before its first notification: the moment to catch up.
   */
  onConnect(): Promise<void>;
  onNotification(payload: string): void;
}

/** Listens on one connection until it breaks. */
async function listenOnce(channel: string, { onConnect, onNotification }: Listener): Promise<void> {
  const client = new Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: RESPONSE_TIMEOUT_MS,
    query_timeout: RESPONSE_TIMEOUT_MS,
  });
  let isBroken = false;
  client.on('error', () => {
    isBroken = true;
  });
  client.on('end', () => {
    isBroken = true;
  });
  client.on('notification', ({ payload }) => onNotification(payload ?? ''));
  try {
    await client.connect();
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
    await onConnect();
    while (!isBroken) {
      await delay(HEARTBEAT_MS);
      // A connection that was cut silently raises no error, and TCP's timeout takes minutes.
      await client.query('SELECT 1');
    }
  } finally {
    // The server may never acknowledge the end of a dead connection.
    void client.end().catch(() => undefined);
  }
}

/** Listens to a PostgreSQL channel for the life of the process, reconnecting when needed. */
export async function listen(channel: string, listener: Listener): Promise<never> {
  let wasConnected = true;
  for (;;) {
    try {
      await listenOnce(channel, {
        ...listener,
        onConnect: async () => {
          await listener.onConnect();
          if (!wasConnected) report('database notifications are back', { channel });
          wasConnected = true;
        },
      });
    } catch (error) {
      if (wasConnected) report('database notifications lost', { channel, error });
      wasConnected = false;
    }
    await delay(HEARTBEAT_MS);
  }
}
