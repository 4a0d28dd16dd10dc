import { WidgetSection } from '@/components/third-party/widget-section';
import type { BlockProps } from '@/lib/content/block';

/** Pixels kept free for it. */
const HEIGHT = 560;

/** Gift vouchers to choose; they load only after consent. */
export function VoucherWidget({ id, fields }: BlockProps<'voucherWidget'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
