import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import type { EditorComment } from '@/lib/studio/editor/editor-comment';
import { getStudio, postStudio, type StudioResponse } from '@/lib/studio/studio/studio-client';
import { useNewId } from './use-new-id';

const ROUTE = '/api/studio/comments';

interface Loaded {
  comments: readonly EditorComment[];
  /** Whom a comment can mention. */
  editors: readonly { id: string; email: string }[];
}

interface PageComments extends Loaded {
  write: (entry: string, text: string, mentioned: string | null) => Promise<StudioResponse>;
  resolve: (id: string) => Promise<StudioResponse>;
}

const NONE: Loaded = { comments: [], editors: [] };
const CommentsContext = createContext<PageComments | null>(null);

/** Comments on the blocks of the page that is composed; `null` outside a composer. */
export const usePageComments = (): PageComments | null => useContext(CommentsContext);

/** Loads the comments of a node's page, and again when the editor comes back to it. */
export function CommentsProvider({ node, children }: { node: string; children: ReactNode }) {
  const [loaded, setLoaded] = useState(NONE);
  const load = useCallback(async () => {
    const found = await getStudio(`${ROUTE}?${new URLSearchParams({ node })}`);
    // Written by the route; an outage keeps what is shown.
    if (found !== null) setLoaded(found as Loaded);
  }, [node]);
  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') void load();
    };
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => document.removeEventListener('visibilitychange', wake);
  }, [load]);
  const newId = useNewId();
  const value = useMemo(() => {
    const send = async (body: object) => {
      const response = await postStudio(ROUTE, body);
      // After a failure as well, because the response may have been lost.
      await load();
      return response;
    };
    const write: PageComments['write'] = async (entry, text, mentioned) => {
      const id = newId.idFor(JSON.stringify([entry, text, mentioned]));
      const response = await send({ action: 'write', id, node, entry, text, mentioned });
      if (response.ok) newId.done();
      return response;
    };
    const resolve = (id: string) => send({ action: 'resolve', id, isResolved: true });
    return { ...loaded, write, resolve };
  }, [loaded, load, newId, node]);
  return <CommentsContext value={value}>{children}</CommentsContext>;
}
