import { useState } from 'react';
import { useWasServerRendered } from '@/lib/platform/hydration/use-was-server-rendered';

/**
 * Text that stays as the server wrote it: hydration does not format it again, as the browser's
 * `Intl` data may write a date or a country's name differently. The first call of `Intl` in a page
 * loads its data, 30 to 90 ms of a phone's processor: too expensive for text that is there already.
 * @param text called on the server, and in a browser where the text was not server-rendered
 */
export function ServerText({
  className,
  text,
}: {
  className?: string | undefined;
  text: () => string;
}) {
  const isThere = useWasServerRendered() && typeof document !== 'undefined';
  // Cached: what is rendered next still is what the server wrote.
  const [words] = useState(() => (isThere ? '' : text()));
  return (
    <span className={className} suppressHydrationWarning>
      {words}
    </span>
  );
}
