import { WidgetSection } from '@/components/content/third-party/widget-section';
import type { BlockProps } from '@/lib/cms/content/block';

/** Reserved height in pixels. */
const HEIGHT = 420;

/** A carrier's parcel tracking, loaded only after consent. */
export function ParcelTracking({ id, fields }: BlockProps<'parcelTracking'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
