import { z } from 'zod';
import { report } from '@/lib/platform/log/log.server';
import { announceChange } from './change-feed.server';
import { noteChange, type ContentChange } from './document-cache.server';

/** Ids of entries, assets and content types; the vendor allows no other characters. */
const contentId = z.string().regex(/^[\w.-]{1,64}$/);

/** The fields of a Contentful webhook that are used here; deletions only have `sys`. */
export const webhookBody = z.object({
  sys: z.object({
    id: contentId,
    /**
     * Some of the vendor's webhooks are about things that no page shows: releases, workflows,
     * locales.
     */
    type: z.string().max(64),
    contentType: z.object({ sys: z.object({ id: contentId }) }).optional(),
  }),
});

const CONTENT = new Set([
  'Entry',
  'Asset',
  'ContentType',
  'DeletedEntry',
  'DeletedAsset',
  'DeletedContentType',
]);

/**
 * Applies a reported publish or unpublish to this instance at once and notifies the others. All
 * other reports are ignored.
 * @throws the database's error when they cannot be notified; the CMS then repeats the webhook
 */
export async function applyWebhook({
  sys,
}: z.output<typeof webhookBody>): Promise<{ pages: number }> {
  if (!CONTENT.has(sys.type)) {
    report('webhook about what is on no page', { type: sys.type });
    return { pages: 0 };
  }
  const change: ContentChange = { id: sys.id, type: sys.contentType?.sys.id ?? null };
  const pages = noteChange(change).length;
  await announceChange(change);
  return { pages };
}
