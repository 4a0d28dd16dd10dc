import { WidgetSection } from '@/components/content/third-party/widget-section';
import type { BlockProps } from '@/lib/cms/content/block';

/** Height in pixels reserved for it. */
const HEIGHT = 560;

/** Gift vouchers to choose; they load only after consent. */
export function VoucherWidget({ id, fields }: BlockProps<'voucherWidget'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
