import { env } from '@/lib/platform/env/env.server';

/** Longer than any caller waits, but limited. */
const TIMEOUT_MS = 5_000;

/** Whether the picture host responds; it has no picture at its root and returns an error. */
export async function isMediaAlive(): Promise<boolean> {
  const response = await fetch(`${env().MEDIA_BASE_URL}/`, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return response.status < 500;
}
