import { WidgetSection } from '@/components/content/third-party/widget-section';
import type { BlockProps } from '@/lib/cms/content/block';

/** Height in pixels reserved for it. */
const HEIGHT = 240;

/** Episodes to listen to; they load only after consent. */
export function PodcastPlayer({ id, fields }: BlockProps<'podcastPlayer'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
