import { editorRoute } from '@/lib/studio/studio/editor-route.server';
import { sharedBlocks } from '@/lib/studio/studio/shared-blocks.server';

/** Entries that several pages show, with the number of these pages. */
export default editorRoute({
  GET: async () => ({ status: 200, body: { pages: await sharedBlocks() } }),
});
