import { useEffect, useState } from 'react';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { getStudio } from '@/lib/studio/studio/studio-client';
import { useComposer } from './composer-context';
import styles from './composer.module.css';

type Pages = Readonly<Record<string, number>>;

/** Loaded once for each page that is composed, because it reads the whole space. */
const loading = new WeakMap<object, Promise<Pages>>();

async function load(): Promise<Pages> {
  const { pages } = Object(await getStudio('/api/studio/shared'));
  // Written by the route.
  return typeof pages === 'object' && pages !== null ? (pages as Pages) : {};
}

function usePages(id: string): number {
  const { session } = useComposer();
  const [pages, setPages] = useState<Pages>({});
  useEffect(() => {
    let isOver = false;
    const promise = loading.get(session) ?? load();
    loading.set(session, promise);
    void promise.then((found) => {
      if (!isOver) setPages(found);
    });
    return () => {
      isOver = true;
    };
  }, [session]);
  return pages[id] ?? 0;
}

/** Says that a block stands on other pages, too, where its changes show as well. */
export function SharedNote({ id }: { id: string }) {
  const { messages } = useComposer();
  const count = usePages(id);
  if (count < 2) return null;
  return (
    <p className={styles.hint}>
      {formatMessage(messages.copying.usedOn, { count: String(count) })}{' '}
      <a href={`/studio/usage?${new URLSearchParams({ entry: id })}`}>{messages.copying.places}</a>
    </p>
  );
}
