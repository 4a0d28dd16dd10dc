import { useEffect, useState } from 'react';
import styles from './composer.module.css';

/** Somebody on the way to another block does not want to see this one. */
const PAUSE_MS = 350;

/** The gallery's exhibit of a block, small, beside the palette. */
export function ExampleFrame({ type, title }: { type: string | null; title: string }) {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setShown(type), type ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [type]);
  if (!shown) return null;
  return (
    <div className={styles.example} aria-hidden="true">
      <iframe title={title} tabIndex={-1} src={`/studio/exhibit?block=${shown}`} />
    </div>
  );
}
