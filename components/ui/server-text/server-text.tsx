import { useState } from 'react';
import { useWasServerRendered } from '@/lib/platform/hydration/use-was-server-rendered';

/**
 * Text that stays as server-rendered: hydration does not format it again, because the browser's
 * `Intl` data may format a date or a country's name differently. The first use of `Intl` in a page
 * loads its data, which takes 30 to 90 ms on a phone: too expensive for existing text.
 * @param text called on the server, and in a browser if the text was not server-rendered
 */
export function ServerText({
  className,
  text,
}: {
  className?: string | undefined;
  text: () => string;
}) {
  const isThere = useWasServerRendered() && typeof document !== 'undefined';
  // Cached, so that later renders still use the server's text.
  const [words] = useState(() => (isThere ? '' : text()));
  return (
    <span className={className} suppressHydrationWarning>
      {words}
    </span>
  );
}
