import { useEffect, useState, type ReactNode } from 'react';
import { useWasServerRendered } from '@/lib/platform/hydration/use-was-server-rendered';

/** React does not touch the children of an element with `dangerouslySetInnerHTML`. */
const AS_IT_IS = { __html: '' };

interface Props {
  /** Loads the script of the children: the literal `import()` of their `dynamic`. */
  load: () => Promise<unknown>;
  /** Elements of `next/dynamic`, whose forms must work as server-rendered. */
  children: ReactNode;
}

/**
 * A server-rendered part that is hydrated after its page, by a script of its own. Until then the
 * server's markup stays, and forms and links work.
 */
export function DeferredPart({ load, children }: Props) {
  const isWritten = useWasServerRendered() && typeof document !== 'undefined';
  const [isLoaded, setIsLoaded] = useState(!isWritten);
  useEffect(() => {
    // Without its script it stays plain HTML.
    if (!isLoaded)
      load().then(
        () => setIsLoaded(true),
        () => undefined,
      );
  }, [isLoaded, load]);
  if (isLoaded) return <div>{children}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
}
