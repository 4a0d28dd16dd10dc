import { WidgetSection } from '@/components/content/third-party/widget-section';
import type { BlockProps } from '@/lib/cms/content/block';

/** Reserved height in pixels. */
const HEIGHT = 560;

/** A provider's gift vouchers, loaded only after consent. */
export function VoucherWidget({ id, fields }: BlockProps<'voucherWidget'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
