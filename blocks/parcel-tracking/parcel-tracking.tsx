import { WidgetSection } from '@/components/third-party/widget-section';
import type { BlockProps } from '@/lib/content/block';

/** Pixels kept free for it. */
const HEIGHT = 420;

/** Where a parcel is; it shows only after consent. */
export function ParcelTracking({ id, fields }: BlockProps<'parcelTracking'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
