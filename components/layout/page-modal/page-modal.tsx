import { useState, type SyntheticEvent } from 'react';
import { Spinner } from '@/components/ui/spinner/spinner';
import { MODAL_FRAME } from '@/lib/browser/modals/framed';
import styles from './page-modal.module.css';

/** Pixels added to the page's own height. */
const SPARE = 50;
/** Height in pixels for a page of another site, which cannot be measured. */
const HEIGHT_OF_OTHERS = 850;

/** The document inside, or `null` if it is cross-origin and the browser denies access. */
function documentOf(frame: HTMLIFrameElement): Document | null {
  try {
    return frame.contentDocument;
  } catch {
    return null;
  }
}

/** Opens links inside in new tabs, so that the page and its modal stay open. */
function openLinksInTabs(inside: Document) {
  inside.addEventListener(
    'click',
    ({ target }) => {
      // Elements of the frame are not instances of this window's classes.
      const link = (target as Element | null)?.closest?.('a[href]');
      if (!link || link.getAttribute('href')?.startsWith('#')) return;
      link.setAttribute('target', '_blank');
      link.setAttribute('rel', 'noopener');
    },
    // Runs before the page's own router handles the click.
    { capture: true },
  );
}

/** Calls back with the height of the page's content, now and whenever it changes. */
function watchHeight(inside: Document, onChange: (pixels: number) => void) {
  const measure = () => onChange(inside.body.scrollHeight + SPARE);
  measure();
  const Observer = inside.defaultView?.ResizeObserver;
  if (Observer) new Observer(measure).observe(inside.body);
}

/** A page in a frame with the height of its content, hidden behind a spinner until loaded. */
export function PageModal({ href, title }: { href: string; title: string }) {
  const [height, setHeight] = useState<number | null>(null);
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const inside = documentOf(currentTarget);
    if (!inside?.body) return setHeight(HEIGHT_OF_OTHERS);
    openLinksInTabs(inside);
    watchHeight(inside, setHeight);
  };
  return (
    <>
      {height === null && <Spinner />}
      <iframe
        name={MODAL_FRAME}
        className={styles.frame}
        data-loaded={height !== null}
        src={href}
        title={title}
        style={{ blockSize: height ?? 0 }}
        onLoad={onLoad}
      />
    </>
  );
}
