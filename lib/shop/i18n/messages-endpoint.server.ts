import { createHash } from 'node:crypto';
import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { isLanguage, LANGUAGES } from '@/lib/shop/page-context/locale';
import { messagesFor } from './messages';

const etags = new Map(
  LANGUAGES.map((language) => {
    const hash = createHash('sha256').update(JSON.stringify(messagesFor(language)));
    return [language, `"${hash.digest('base64url').slice(0, 22)}"`] as const;
  }),
);

/** All messages of a language, for deferred parts of pages: `/api/messages?language=de`. */
export const sendMessages: Operation = ({ headers, query: { language } }) => {
  if (typeof language !== 'string' || !isLanguage(language))
    return problem(404, 'The shop has no such language');
  const etag = etags.get(language) ?? '';
  // Browsers cache them and revalidate on each visit, in case of a new release.
  const cacheHeaders = { 'Cache-Control': 'public, no-cache', ETag: etag };
  if (headers['if-none-match']?.includes(etag)) return { status: 304, headers: cacheHeaders };
  return { status: 200, body: messagesFor(language), headers: cacheHeaders };
};
