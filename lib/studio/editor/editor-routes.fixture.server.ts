import type { ApiRoute } from '@/lib/platform/http/api-server.fixture';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { editorRoute } from '@/lib/studio/studio/editor-route.server';
import { closeEditor, openEditor } from './editor-endpoints.server';

/** The routes below `pages/api/editor`, and one for editors only. */
export const ROUTES: Record<string, ApiRoute> = {
  '/api/editor/open': { default: apiRoute({ GET: openEditor }) },
  '/api/editor/close': { default: apiRoute({ POST: closeEditor }) },
  '/api/studio/any': {
    default: editorRoute({
      GET: () => ({ status: 200 }),
      POST: () => ({ status: 200 }),
    }),
  },
};
