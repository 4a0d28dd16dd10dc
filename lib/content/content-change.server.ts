import { z } from 'zod';
import { announceChange } from './change-feed.server';
import { noteChange, type ContentChange } from './document-cache.server';

/** The fields of a Contentful webhook that we rely on; deletions have `sys` alone. */
export const webhookBody = z.object({
  sys: z.object({
    id: z.string().min(1).max(64),
    type: z.enum([
      'Entry',
      'Asset',
      'DeletedEntry',
      'DeletedAsset',
      'ContentType',
      'DeletedContentType',
    ]),
    contentType: z.object({ sys: z.object({ id: z.string().max(64) }) }).optional(),
  }),
});

/**
 * Applies a reported publish or removal here at once, and notifies the other instances.
 * @throws the database's error when they cannot be notified; the CMS then reports again.
 */
export async function applyWebhook({
  sys,
}: z.output<typeof webhookBody>): Promise<{ pages: number }> {
  const change: ContentChange = { id: sys.id, type: sys.contentType?.sys.id ?? null };
  const pages = noteChange(change).length;
  await announceChange(change);
  return { pages };
}
