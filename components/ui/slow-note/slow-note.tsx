import { useEffect, useState } from 'react';
import { useMessages } from '@/lib/shop/i18n/use-messages';

/** Milliseconds after which a spinner alone looks like a broken page. */
const SLOW_MS = 3_000;

/** Says that a request takes longer than usual, while it is pending. */
export function SlowNote({ isPending }: { isPending: boolean }) {
  const { frame: messages } = useMessages();
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isPending]);
  return <output>{isSlow && messages.slow}</output>;
}
