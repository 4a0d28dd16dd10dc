import { WidgetSection } from '@/components/content/third-party/widget-section';
import type { BlockProps } from '@/lib/cms/content/block';

/** Height in pixels reserved for it. */
const HEIGHT = 480;

/** Pictures from a social network; it loads only after consent. */
export function LightWidget({ id, fields }: BlockProps<'lightWidget'>) {
  return <WidgetSection id={id} fields={fields} height={HEIGHT} />;
}
