import Router from 'next/router';
import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Icon } from '@/components/icon/icon';
import { closePanel, openPanel, useIsPanelOpen } from '@/lib/app-shell/open-panel';
import type { ProductType } from '@/lib/catalogue/product-type';
import { withWords } from '@/lib/i18n/with-words';
import { useWords } from '@/lib/i18n/words';
import type { SearchOverlayProps } from './search-overlay';

interface Props {
  /** The search's own page: where the icon leads without scripts. */
  href: string;
  className: string | undefined;
  excludedTypes: readonly ProductType[];
}

/** One import for hovering and pressing: the browser asks for the chunk once. */
const importOverlay = () => withWords(import('./search-overlay'));

const opensNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Opens the search, whose code comes with the first touch of this icon. */
export function SearchOpener({ href, className, excludedTypes }: Props) {
  const { icons: words } = useWords();
  const isOpen = useIsPanelOpen('search');
  const [Overlay, setOverlay] = useState<ComponentType<SearchOverlayProps> | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  // A page that goes away takes its search with it.
  useEffect(() => () => closePanel('search'), []);
  const prepare = () => {
    importOverlay().catch(() => undefined);
  };
  const toggle = (event: MouseEvent) => {
    if (opensNewTab(event)) return;
    event.preventDefault();
    if (isOpen) {
      closePanel('search');
      return;
    }
    importOverlay().then(
      ({ SearchOverlay }) => {
        setOverlay(() => SearchOverlay);
        openPanel('search');
      },
      // Its code cannot be had: the search has a page of its own.
      () => void Router.push(href),
    );
  };
  return (
    <>
      <a
        ref={opener}
        className={className}
        href={href}
        aria-label={words.search}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={toggle}
      >
        <Icon name={isOpen ? 'close' : 'search'} />
      </a>
      {Overlay && isOpen && <Overlay opener={opener} excludedTypes={excludedTypes} />}
    </>
  );
}
