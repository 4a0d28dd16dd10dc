import { useEffect, useState } from 'react';
import styles from './composer.module.css';

/** Delay that skips blocks while the pointer moves to another one. */
const PAUSE_MS = 350;

/** A small gallery example of a block, beside the palette. */
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
