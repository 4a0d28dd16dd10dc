import { createHash, timingSafeEqual } from 'node:crypto';
import type { ContentStore } from '#store/content-store';
import type { Call } from './call';

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * What the API key with this token allows: requests to its environments, by their id or an alias.
 * Delivery accepts the key's own token, preview that of its preview key.
 */
export function keyGrant(
  store: ContentStore,
  api: 'delivery' | 'preview',
  given: string,
): ((call: Call) => boolean) | undefined {
  const wanted = digest(given);
  for (const [spaceId, { apiKeys }] of store.spaces) {
    for (const { body } of apiKeys.values()) {
      const token = api === 'delivery' ? body.accessToken : body.preview.accessToken;
      if (!timingSafeEqual(digest(token), wanted)) continue;
      const opened = new Set(body.environments.map(({ sys }) => sys.id));
      return ({ space, environment, params }) =>
        space.record.id === spaceId &&
        (opened.has(environment.id) || opened.has(params.environment ?? environment.id));
    }
  }
  return undefined;
}
