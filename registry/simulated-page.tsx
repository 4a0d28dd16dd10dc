import Head from 'next/head';
import { useEffect, type MouseEvent } from 'react';
import { LOCALE_SEGMENT } from '@/lib/shop/page-context/locale';
import { FOLLOWED } from '@/lib/studio/studio/followed-link';
import { PageView, type PageViewProps } from './page-view';
import styles from './simulated-page.module.css';

/** Blocks that differ between now and then, by entry id. */
export interface Marked {
  ids: string[];
  label: string;
  /** Whether to scroll to the first of them, because the page is its preview. */
  isLookedAt: boolean;
}

interface Props extends PageViewProps {
  marked: Marked | null;
}

/** Applies the editor's choice of a visitor to the document, instead of the stored visitor. */
function useDocumentVisitor({ simulated }: Props): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!simulated?.isLoggedIn) delete dataset['visitor'];
    else {
      const { loyaltyLevel: level } = simulated;
      const suffix = level ? ` loyalty${level.charAt(0).toUpperCase()}${level.slice(1)}` : '';
      dataset['visitor'] = `loggedIn${suffix}`;
    }
  }, [simulated]);
}

function useMarks(marked: Marked | null): void {
  useEffect(() => {
    const blocks = (marked?.ids ?? []).flatMap((id) => [
      ...document.querySelectorAll<HTMLElement>(`[data-block="${CSS.escape(id)}"]`),
    ]);
    for (const block of blocks) block.setAttribute('data-marked', marked?.label ?? '');
    if (marked?.isLookedAt) blocks[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  }, [marked]);
}

/** Handles links inside the studio's frame, which lead to the simulated page at their address. */
function follow(event: MouseEvent<HTMLDivElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const href = link?.getAttribute('href') ?? '';
  if (window.self === window.top || !href.startsWith('/')) return;
  const [, locale = '', ...path] = new URL(href, location.href).pathname.split('/');
  if (!LOCALE_SEGMENT.test(locale)) return;
  event.preventDefault();
  event.stopPropagation();
  window.parent.postMessage(
    { [FOLLOWED]: { locale, path: `/${path.join('/')}` } },
    location.origin,
  );
}

/** A real page at a simulated time for a simulated visitor, with the live components and styles. */
export function SimulatedPage(props: Props) {
  useDocumentVisitor(props);
  useMarks(props.marked);
  return (
    // The links inside are what the keyboard reaches; their clicks arrive here.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div onClickCapture={follow} className={styles.root}>
      <Head>
        <meta key="robots" name="robots" content="noindex" />
      </Head>
      <PageView {...props} />
    </div>
  );
}
