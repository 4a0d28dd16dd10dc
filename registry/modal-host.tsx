import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useOpenModal } from '@/lib/app-shell/modals';
import type { ModalPlace } from './modals';

const ModalStage = dynamic(() => import('./modal-stage').then((module) => module.ModalStage), {
  ssr: false,
});

/** One modal at a time stands over the page; none of its code is loaded before the first. */
export function ModalHost(place: ModalPlace) {
  const open = useOpenModal();
  const [wasOpened, setWasOpened] = useState(false);
  if (open && !wasOpened) setWasOpened(true);
  return wasOpened ? <ModalStage open={open} place={place} /> : null;
}
