import { WidgetSection } from '@/components/content/third-party/widget-section';
import type { BlockProps } from '@/lib/cms/content/block';

/** Reserved height in pixels. */
const HEIGHT = 240;

export function PodcastPlayer({ id, fields }: BlockProps<'podcastPlayer'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
