import { useEffect, useState, type ReactNode } from 'react';
import { useWasServerRendered } from '@/lib/platform/hydration/use-was-server-rendered';

/** React leaves markup alone that it is not told of. */
const AS_IT_IS = { __html: '' };

interface Props {
  /** Loads the script of the children: the literal `import()` of their `dynamic`. */
  load: () => Promise<unknown>;
  /** Elements of `next/dynamic`; their forms work as the server rendered them. */
  children: ReactNode;
}

/**
 * A part that is server-rendered whole and hydrated after its page, by a script of its own. Until then
 * its markup stays as the server wrote it: forms and links work.
 */
export function DeferredPart({ load, children }: Props) {
  const isWritten = useWasServerRendered() && typeof document !== 'undefined';
  const [isLoaded, setIsLoaded] = useState(!isWritten);
  useEffect(() => {
    // Without its script it stays what it is: plain HTML.
    if (!isLoaded)
      load().then(
        () => setIsLoaded(true),
        () => undefined,
      );
  }, [isLoaded, load]);
  if (isLoaded) return <div>{children}</div>;
  return <div suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_IS} />;
}
