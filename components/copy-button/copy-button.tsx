import { useEffect, useState } from 'react';
import { Button } from '@/components/button/button';
import { useWords } from '@/lib/i18n/words';
import styles from './copy-button.module.css';

/** Milliseconds the answer stays. */
const SHOWN_MS = 2_000;

/** Puts a text on the clipboard, and says so, or says that it did not work. */
export function CopyButton({ text }: { text: string }) {
  const { copy: words } = useWords();
  const [answer, setAnswer] = useState<'copied' | 'failed' | null>(null);
  useEffect(() => {
    if (!answer) return;
    const timer = setTimeout(() => setAnswer(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer('copied');
    } catch {
      // Forbidden, or not there without HTTPS.
      setAnswer('failed');
    }
  };
  return (
    <div className={styles.root}>
      <Button look="secondary" onClick={copy}>
        {words.hint}
      </Button>
      <output className={styles.answer}>{answer && words[answer]}</output>
    </div>
  );
}
