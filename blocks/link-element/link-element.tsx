import { ButtonLink } from '@/components/button/button';
import type { BlockProps } from '@/lib/content/block';

/** One link by itself, as a button or in running words. */
export function LinkElement({ fields }: BlockProps<'linkElement'>) {
  const { label, link, look } = fields;
  return (
    <p>
      <ButtonLink link={link} look={look}>
        {label}
      </ButtonLink>
    </p>
  );
}
