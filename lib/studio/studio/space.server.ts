import { createClient, type PlainClientAPI } from 'contentful-management';
import { env } from '@/lib/platform/env/env.server';
import { ManagementAdapter } from './management-adapter.server';

/** Short, because an editor is waiting. */
const TIMEOUT_MS = 20_000;

let client: PlainClientAPI | undefined;

/**
 * Official client for the management API, for both the embedded service and hosted Contentful.
 * @throws Error if this shop has no token for it
 */
export function managementClient(): PlainClientAPI {
  const settings = env();
  const accessToken = settings.CONTENTFUL_MANAGEMENT_TOKEN;
  if (!accessToken) throw new Error('CONTENTFUL_MANAGEMENT_TOKEN is not set');
  const insecure = settings.CONTENTFUL_INSECURE;
  if (client) return client;
  const apiAdapter = new ManagementAdapter({
    accessToken,
    host: settings.CONTENTFUL_MANAGEMENT_HOST,
    hostUpload: settings.CONTENTFUL_UPLOAD_HOST,
    insecure,
    timeout: TIMEOUT_MS,
    // outside: cms-rate-limit
    // A proxy from the environment must not be used for loopback.
    ...(insecure ? { proxy: false as const, retryLimit: 1 } : { throttle: 'auto' as const }),
  });
  client = createClient(
    { apiAdapter },
    {
      type: 'plain',
      defaults: {
        spaceId: settings.CONTENTFUL_SPACE_ID,
        environmentId: settings.CONTENTFUL_ENVIRONMENT,
      },
    },
  );
  return client;
}

// outside: cms-error-name
/** Id of an API error (`NotFound`, `VersionMismatch`, …); `undefined` for other errors. */
export const apiErrorId = (error: unknown): string | undefined =>
  error instanceof Error ? error.name : undefined;
