import { LastSeen } from '@/components/product/last-seen/last-seen';
import type { BlockProps } from '@/lib/content/block';

/** Articles this visitor looked at before, without the one whose page it is. */
export function LastSeenSlider({ loaded }: BlockProps<'lastSeenSlider'>) {
  return <LastSeen without={loaded?.number ?? null} />;
}
