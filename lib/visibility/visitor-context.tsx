import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { isShownTo, readVisitor, rememberClosed } from './visitor';
import type { VisitorRule } from './verdict';

interface VisitorValue {
  /** Whether a block that depends on the visitor shows; true until the browser has looked. */
  isShown(rule: VisitorRule, blockId: string): boolean;
  /** Hides a block for this visitor, now and on later pages. */
  closeBlock(cookieName: string, blockId: string): void;
}

const VisitorContext = createContext<VisitorValue>({
  isShown: () => true,
  closeBlock: () => undefined,
});

/**
 * Settles what only the browser knows. The markup holds every such block and an inline script
 * hides the wrong ones before paint (before-paint.ts); here they leave the tree after hydration.
 */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [seen, setSeen] = useState<{ cookies: string } | null>(null);
  const look = useCallback(() => setSeen({ cookies: document.cookie }), []);
  useEffect(look, [look]);
  const value = useMemo<VisitorValue>(() => {
    const visitor = seen && readVisitor();
    return {
      isShown: (rule, blockId) => !visitor || isShownTo(rule, blockId, visitor, seen.cookies),
      closeBlock: (cookieName, blockId) => {
        rememberClosed(cookieName, blockId);
        look();
      },
    };
  }, [seen, look]);
  return <VisitorContext value={value}>{children}</VisitorContext>;
}

export function useVisitor(): VisitorValue {
  return useContext(VisitorContext);
}
