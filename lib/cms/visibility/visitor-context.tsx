import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { isShownTo, readAudienceVisitor, rememberClosed, type AudienceVisitor } from './visitor';
import type { VisitorRule } from './verdict';

interface VisitorValue {
  /** Whether a block that depends on the visitor is shown; true until the browser has checked. */
  isShown(rule: VisitorRule, blockId: string): boolean;
  /** Hides a block for this visitor, now and on later pages. */
  closeBlock(cookieName: string, blockId: string): void;
}

/** What the browser has read; `null` on the server and until hydration. */
interface Seen {
  visitor: AudienceVisitor;
  cookies: string;
}

const VisitorContext = createContext<VisitorValue>({
  isShown: () => true,
  closeBlock: () => undefined,
});

/**
 * Decides what only the browser knows. The markup contains every such block, and an inline script
 * hides the wrong ones before paint (before-paint.ts); here they leave the tree after hydration.
 */
export function VisitorProvider({
  simulated,
  children,
}: {
  /** Visitor to simulate instead of this browser's own. */
  simulated?: AudienceVisitor | undefined;
  children: ReactNode;
}) {
  const [seen, setSeen] = useState<Seen | null>(
    simulated ? { visitor: simulated, cookies: '' } : null,
  );
  const look = useCallback(
    () =>
      setSeen(
        simulated
          ? { visitor: simulated, cookies: '' }
          : { visitor: readAudienceVisitor(), cookies: document.cookie },
      ),
    [simulated],
  );
  useEffect(() => {
    look();
    // Logging in or out in any tab.
    addEventListener('storage', look);
    return () => removeEventListener('storage', look);
  }, [look]);
  const value = useMemo<VisitorValue>(
    () => ({
      isShown: (rule, blockId) => !seen || isShownTo(rule, blockId, seen.visitor, seen.cookies),
      closeBlock: (cookieName, blockId) => {
        rememberClosed(cookieName, blockId);
        look();
      },
    }),
    [seen, look],
  );
  return <VisitorContext value={value}>{children}</VisitorContext>;
}

export function useAudienceVisitor(): VisitorValue {
  return useContext(VisitorContext);
}
