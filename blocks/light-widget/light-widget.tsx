import { WidgetSection } from '@/components/content/third-party/widget-section';
import type { BlockProps } from '@/lib/cms/content/block';

/** Reserved height in pixels. */
const HEIGHT = 480;

/** Pictures from a social network, loaded only after consent. */
export function LightWidget({ id, fields }: BlockProps<'lightWidget'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
