import dynamic from 'next/dynamic';
import type { BlockProps } from '@/lib/cms/content/block';
import { useIsKnownVisitor } from '@/lib/customer/session/use-is-known-visitor';

// Loads the basket's code only for visitors with a session.
const BasketArticles = dynamic(
  () => import('./basket-articles').then((module) => module.BasketArticles),
  { ssr: false },
);

/** Articles in the visitor's basket with links; hidden while it is empty. */
export function BasketLink({ id, fields }: BlockProps<'basketLink'>) {
  return useIsKnownVisitor() ? <BasketArticles id={id} fields={fields} /> : null;
}
