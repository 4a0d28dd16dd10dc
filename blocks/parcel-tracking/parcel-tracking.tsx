import { WidgetSection } from '@/components/content/third-party/widget-section';
import type { BlockProps } from '@/lib/cms/content/block';

/** Height in pixels reserved for it. */
const HEIGHT = 420;

/** Where a parcel is; it loads only after consent. */
export function ParcelTracking({ id, fields }: BlockProps<'parcelTracking'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
