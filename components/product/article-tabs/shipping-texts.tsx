import { RichText } from '@/components/content/rich-text/rich-text';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import type { ShippingInfo } from '@/lib/cms/content/shipping-info';

/** Editors' texts about delivery and returns. */
export function ShippingTexts({ accordions }: Pick<ShippingInfo, 'accordions'>) {
  return (
    <div>
      {accordions.map(({ id, headline, text }) => (
        <Disclosure key={id} headline={headline} Heading="h3">
          <RichText document={text} />
        </Disclosure>
      ))}
    </div>
  );
}
