import Router from 'next/router';
import { useEffect, useState, type ComponentType } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { closeModal, type OpenModal } from '@/lib/browser/modals/modals';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { modals, type ModalContext } from './modals';

interface Definition {
  size: 'small' | 'medium' | 'large' | 'screen' | 'flyout';
  title: (parameters: unknown, messages: unknown) => string;
  Content: ComponentType<Record<string, unknown>>;
}

/** Shows the open modal, or the last one during its closing animation. */
export function ModalStage({ open, place }: { open: OpenModal | null; place: ModalContext }) {
  const messages = useMessages();
  const [last, setLast] = useState(open);
  if (open && open !== last) setLast(open);
  const shown = open ?? last;

  useEffect(() => {
    Router.events.on('routeChangeComplete', closeModal);
    return () => Router.events.off('routeChangeComplete', closeModal);
  }, []);

  // TypeScript cannot correlate a modal with its definition by their common name.
  const definition = shown && (modals[shown.name] as Definition | undefined);
  if (!definition) return null;
  const { size, title, Content } = definition;
  return (
    <Dialog
      isOpen={open !== null}
      onClose={closeModal}
      title={title(shown.parameters, messages)}
      size={size}
    >
      <Content key={shown.name} {...shown.parameters} place={place} onClose={closeModal} />
    </Dialog>
  );
}
