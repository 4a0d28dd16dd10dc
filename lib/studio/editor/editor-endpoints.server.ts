import { problem, problemFor, type ApiResponse } from '@/lib/platform/http/api-response';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { report } from '@/lib/platform/log/log.server';
import {
  closeEditorSession,
  editorsHome,
  hasStudio,
  hasEditors,
  isEditor,
  openEditorSession,
} from './editor-session.server';

const HOW = 'Open the link that "npm start" printed, or ask for another: npm run editor-link';

/** Page that explains to an editor how to get a session. */
const CLOSED = '/studio/closed';

/** Response without a session: a page for browsers, else problem details. */
function closedFor({ headers, query }: ApiRequest, title: string): ApiResponse {
  const { next } = query;
  const search = typeof next === 'string' ? `?${new URLSearchParams({ next })}` : '';
  if (hasStudio() && headers.accept?.includes('text/html'))
    return { status: 307, headers: { Location: `${CLOSED}${search}` } };
  return problem(401, title, { detail: HOW });
}

const toEditorsHome = (headers: Record<string, string> = {}) => ({
  status: 307,
  headers: { Location: editorsHome(), ...headers },
});

/** @throws the driver's error when the database cannot check for a session */
const withoutLink = async (request: ApiRequest) =>
  (await isEditor(request)) ? toEditorsHome() : closedFor(request, 'Only for editors');

/**
 * Handles the one-time link of `npm start`: opens an editor session and redirects to the editors'
 * pages, which redirect here without a session.
 */
export const openEditor: Operation = async (request) => {
  if (!hasEditors()) return problem(404, 'Not found');
  const { query, headers } = request;
  const { link } = query;
  try {
    if (typeof link !== 'string') return await withoutLink(request);
    const cookie = await openEditorSession(link, isHttps(headers));
    if (!cookie) return closedFor(request, 'This link is wrong, used or expired');
    return toEditorsHome({ 'Set-Cookie': cookie });
  } catch (error) {
    report('editor session not opened', { error });
    return problemFor(5, 503, 'The database cannot be asked now');
  }
};

/**
 * Closes the editor session; if the database cannot record this, the cookie is kept for another
 * attempt.
 */
export const closeEditor: Operation = async (request) => {
  try {
    const cookie = await closeEditorSession(request, isHttps(request.headers));
    return { status: 204, headers: { 'Set-Cookie': cookie } };
  } catch (error) {
    report('editor session not closed', { error });
    return problemFor(5, 503, 'The database cannot be asked now');
  }
};
