import { useState } from 'react';
import { useTookOver } from '@/lib/page-context/use-took-over';

/**
 * Words that stay as the server wrote them: a page that comes to life does not work them out again,
 * and may know another edition of a date or of a country's name. The first call of `Intl` in a page
 * loads its data, 30 to 90 ms of a phone's processor: too dear for what is there already.
 * @param text asked for by the server, and in a browser where no server was
 */
export function ServerText({
  className,
  text,
}: {
  className?: string | undefined;
  text: () => string;
}) {
  const isThere = useTookOver() && typeof document !== 'undefined';
  // Kept: what is rendered next still is what the server wrote.
  const [words] = useState(() => (isThere ? '' : text()));
  return (
    <span className={className} suppressHydrationWarning>
      {words}
    </span>
  );
}
