import { env } from '@/lib/platform/env/env.server';

/** Longer than anybody waits for it; it must end some time. */
const TIMEOUT_MS = 5_000;

/** Whether the host of the pictures answers; it has none at its root, and says so. */
export async function isMediaAlive(): Promise<boolean> {
  const response = await fetch(`${env().MEDIA_BASE_URL}/`, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.status < 500;
}
