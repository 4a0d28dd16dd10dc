import { createHash } from 'node:crypto';
import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { env } from '@/lib/platform/env/env.server';
import { isLanguage } from '@/lib/shop/page-context/locale';
import { projectOfHost } from '@/lib/shop/project/project-of-host';
import { FIRST_PROJECT, type ProjectId } from '@/lib/shop/project/projects';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { messagesFor, type Messages } from './messages';
import { withFilterColours } from './shop-messages';

const etags = new Map<string, string>();

/** @param shop whose messages they are; settings do not change while it runs */
function etagOf(messages: Messages, shop: ProjectId): string {
  const key = `${shop}/${messages.language}`;
  const known = etags.get(key);
  if (known) return known;
  const hash = createHash('sha256').update(JSON.stringify(messages));
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  etags.set(key, etag);
  return etag;
}

/** All messages of a language, for deferred parts of pages: `/api/messages?language=de`. */
export const sendMessages: Operation = ({ headers, query: { language } }) => {
  if (typeof language !== 'string' || !isLanguage(language))
    return problem(404, 'The shop has no such language');
  const shop = projectOfHost(headers.host, env().PROJECT_HOSTS) ?? FIRST_PROJECT;
  const messages = withFilterColours(messagesFor(language), shopSettings(shop));
  const etag = etagOf(messages, shop);
  // Browsers cache them and revalidate on each visit, in case of a new release.
  const cacheHeaders = { 'Cache-Control': 'public, no-cache', ETag: etag };
  if (headers['if-none-match']?.includes(etag)) return { status: 304, headers: cacheHeaders };
  return { status: 200, body: messages, headers: cacheHeaders };
};
