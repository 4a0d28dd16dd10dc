import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useOpenModal } from '@/lib/browser/modals/modals';
import { withMessages } from '@/lib/shop/i18n/with-messages';
import type { ModalContext } from './modals';

const ModalStage = dynamic(
  () => withMessages(import('./modal-stage')).then((module) => module.ModalStage),
  { ssr: false },
);

/** Shows one modal at a time over the page; its code is loaded with the first one. */
export function ModalHost(place: ModalContext) {
  const open = useOpenModal();
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <ModalStage open={open} place={place} /> : null;
}
