import { WidgetSection } from '@/components/third-party/widget-section';
import type { BlockProps } from '@/lib/content/block';

/** Pixels kept free for it. */
const HEIGHT = 480;

/** Pictures from a social network; it shows only after consent. */
export function LightWidget({ id, fields }: BlockProps<'lightWidget'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
