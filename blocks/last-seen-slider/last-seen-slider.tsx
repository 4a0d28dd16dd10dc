import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { BlockProps } from '@/lib/cms/content/block';
import { lastSeen } from '@/lib/catalog/last-seen/last-seen';

/** Only for a visitor who has seen something: on a first visit nothing of it is loaded. */
const LastSeen = dynamic(
  () => import('@/components/product/last-seen/last-seen').then((module) => module.LastSeen),
  { ssr: false },
);

/** Articles this visitor looked at before, without the one whose page it is. */
export function LastSeenSlider({ loaded }: BlockProps<'lastSeenSlider'>) {
  const without = loaded?.number ?? null;
  const [hasAny, setHasAny] = useState(false);
  useEffect(() => setHasAny(lastSeen().some((id) => id !== without)), [without]);
  return hasAny && <LastSeen without={without} />;
}
