import dynamic from 'next/dynamic';
import type { BlockProps } from '@/lib/cms/content/block';
import { useIsKnownVisitor } from '@/lib/customer/session/use-is-known-visitor';

// The basket's cache is loaded for visitors who have one.
const BasketArticles = dynamic(
  () => import('./basket-articles').then((module) => module.BasketArticles),
  { ssr: false },
);

/** What is in the visitor's basket, each a link to its article; nothing while it is empty. */
export function BasketLink({ id, fields }: BlockProps<'basketLink'>) {
  return useIsKnownVisitor() ? <BasketArticles id={id} fields={fields} /> : null;
}
