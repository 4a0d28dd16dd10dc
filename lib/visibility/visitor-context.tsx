import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { isShownTo, readVisitor, rememberClosed } from './visitor';
import type { VisitorRule } from './verdict';

interface VisitorValue {
  /** Whether a block that depends on the visitor is shown; true until the browser has checked. */
  isShown(rule: VisitorRule, blockId: string): boolean;
  /** Hides a block for this visitor, now and on later pages. */
  closeBlock(cookieName: string, blockId: string): void;
}

/** What is known of the visitor. One object a page: a new one would disturb its deferred blocks. */
interface Visitors {
  get: () => VisitorValue;
  /** Before the visitor is known. */
  atFirst: () => VisitorValue;
  look: () => void;
  subscribe: (listener: () => void) => () => void;
}

function visitors(): Visitors {
  const listeners = new Set<() => void>();
  const closeBlock: VisitorValue['closeBlock'] = (cookieName, blockId) => {
    rememberClosed(cookieName, blockId);
    look();
  };
  const first: VisitorValue = { isShown: () => true, closeBlock };
  let value = first;
  function look() {
    const visitor = readVisitor();
    const { cookie } = document;
    value = { isShown: (rule, blockId) => isShownTo(rule, blockId, visitor, cookie), closeBlock };
    for (const listener of listeners) listener();
  }
  return {
    get: () => value,
    atFirst: () => first,
    look,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const STRANGER: VisitorValue = { isShown: () => true, closeBlock: () => undefined };
const stranger = () => STRANGER;

const VisitorContext = createContext<Visitors>({
  get: stranger,
  atFirst: stranger,
  look: () => undefined,
  subscribe: () => () => undefined,
});

/**
 * Resolves what only the browser knows. The markup contains every such block and an inline script
 * hides the wrong ones before paint (before-paint.ts); here they leave the tree after hydration.
 */
export function VisitorProvider({ children }: { children: ReactNode }) {
  const [known] = useState(visitors);
  useEffect(() => known.look(), [known]);
  return <VisitorContext value={known}>{children}</VisitorContext>;
}

export function useVisitor(): VisitorValue {
  const { subscribe, get, atFirst } = useContext(VisitorContext);
  return useSyncExternalStore(subscribe, get, atFirst);
}
