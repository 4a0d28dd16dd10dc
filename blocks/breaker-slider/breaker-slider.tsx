import { Breaker } from '@/components/content/breaker/breaker';
import type { BlockProps } from '@/lib/cms/content/block';

/** A row of pictures within a list of articles. */
export function BreakerSlider({ id, fields, loaded }: BlockProps<'breakerSlider'>) {
  return <Breaker id={id} fields={fields} articleLinks={loaded} />;
}
