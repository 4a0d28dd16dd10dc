import { useEffect, useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { closePanel, openPanel, useIsPanelOpen } from '@/lib/browser/modals/open-panel';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';
import { withMessages } from '@/lib/shop/i18n/with-messages';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { openPage } from '@/lib/shop/routes/open-page';
import type { SearchOverlayProps } from './search-overlay';

interface Props {
  /** The search page, to which the icon links without scripts. */
  href: string;
  className: string | undefined;
  excludedTypes: readonly ProductType[];
}

/** One import for hovering and pressing, so that the browser requests the chunk once. */
const importOverlay = () => withMessages(import('./search-overlay'));

const opensNewTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Opens the search, whose chunk is loaded with the first interaction with this icon. */
export function SearchOpener({ href, className, excludedTypes }: Props) {
  const { icons: messages } = useMessages();
  const isOpen = useIsPanelOpen('search');
  const [Overlay, setOverlay] = useState<ComponentType<SearchOverlayProps> | null>(null);
  const opener = useRef<HTMLAnchorElement>(null);
  // Unmounting the page unmounts its search.
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
      // If its chunk fails to load, the search page opens instead.
      () => void openPage(href),
    );
  };
  return (
    <>
      <a
        ref={opener}
        className={className}
        href={href}
        aria-label={messages.search}
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
