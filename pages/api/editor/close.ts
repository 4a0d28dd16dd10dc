import { closedEditorSession } from '@/lib/editor/editor-session.server';
import { apiRoute } from '@/lib/http/api-route.server';
import { isHttps } from '@/lib/http/secure-origin';

/** Ends an editor session in this browser. */
export default apiRoute({
  POST: ({ headers }) => ({
    status: 204,
    headers: { 'Set-Cookie': closedEditorSession(isHttps(headers)) },
  }),
});
