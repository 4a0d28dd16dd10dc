import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { nextScrollState, type ScrollState } from './scroll-up-rule';
import styles from './scroll-up.module.css';

/** Debounce of scroll events in milliseconds. */
const DEBOUNCE_MS = 100;

/** Scrolls long pages back to the top; shown by the style sheet on wide screens only. */
export function ScrollUp() {
  const { frame: messages } = useMessages();
  const [{ isShown }, setState] = useState<ScrollState>({ isShown: false, at: 0 });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => setState((last) => nextScrollState(last, scrollY, innerHeight));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, DEBOUNCE_MS);
    };
    addEventListener('scroll', wait, { passive: true });
    // The page may have been scrolled before it was hydrated.
    wait();
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', wait);
    };
  }, []);
  const goUp = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
    // Keyboard focus moves to the top as well.
    document.querySelector<HTMLElement>('a[href="#main"]')?.focus({ preventScroll: true });
  };
  return (
    <button
      type="button"
      className={styles.root}
      data-shown={isShown}
      aria-hidden={!isShown}
      tabIndex={isShown ? 0 : -1}
      aria-label={messages.scrollUp}
      onClick={goUp}
    >
      <Icon name="chevron" />
    </button>
  );
}
