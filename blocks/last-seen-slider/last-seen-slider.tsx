import dynamic from 'next/dynamic';
import { useEffect, useState } from 'react';
import type { BlockProps } from '@/lib/cms/content/block';
import { lastSeen } from '@/lib/catalog/last-seen/last-seen';

/** Loaded only for visitors who have seen articles before. */
const LastSeen = dynamic(
  () => import('@/components/product/last-seen/last-seen').then((module) => module.LastSeen),
  { ssr: false },
);

/** Articles that the visitor has seen before, without the page's own. */
export function LastSeenSlider({ loaded }: BlockProps<'lastSeenSlider'>) {
  const without = loaded?.number ?? null;
  const [hasAny, setHasAny] = useState(false);
  useEffect(() => setHasAny(lastSeen().some((id) => id !== without)), [without]);
  return hasAny && <LastSeen without={without} />;
}
