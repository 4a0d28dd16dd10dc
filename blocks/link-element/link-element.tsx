import { ButtonLink } from '@/components/ui/button/button';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';

/** A single link, as a button or inline. */
export function LinkElement({ id, fields }: BlockProps<'linkElement'>) {
  const { label, link, look } = fields;
  const tag = useFieldTags();
  return (
    <p>
      <ButtonLink link={link} look={look} tag={tag(id, 'label')}>
        {label}
      </ButtonLink>
    </p>
  );
}
