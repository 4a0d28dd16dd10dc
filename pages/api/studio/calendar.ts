import { calendarOf } from '@/lib/studio/studio/change-list';
import { editorRoute } from '@/lib/studio/studio/editor-route.server';
import { loadChanges } from '@/lib/studio/studio/load-changes.server';
import { readListOptions } from '@/lib/studio/studio/list-options';
import { FIRST_PROJECT } from '@/lib/shop/project/projects';

/** The changes of `/studio/changes` as a calendar file; the same parameters. */
export default editorRoute({
  GET: async ({ query }) => {
    const now = Date.now();
    const { at, path, ...rest } = readListOptions(query, [FIRST_PROJECT]);
    const { changes } = await loadChanges({ ...rest, from: at ?? now, path: path || null });
    return {
      status: 200,
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'attachment; filename="changes.ics"',
        'Cache-Control': 'private, no-store',
      },
      body: Buffer.from(calendarOf(changes, now)),
    };
  },
});
