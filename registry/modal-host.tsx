import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useOpenModal } from '@/lib/app-shell/modals';
import { withWords } from '@/lib/i18n/with-words';
import type { ModalPlace } from './modals';

const ModalStage = dynamic(
  () => withWords(import('./modal-stage')).then((module) => module.ModalStage),
  { ssr: false },
);

/** One modal at a time stands over the page; none of its code is loaded before the first. */
export function ModalHost(place: ModalPlace) {
  const open = useOpenModal();
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <ModalStage open={open} place={place} /> : null;
}
