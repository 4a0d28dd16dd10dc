import type { BlockInstance } from '@/lib/content/resolve-page';

/** Block types that contain the page's main heading when they come first. */
const LEADING: ReadonlySet<string> = new Set([
  'basket',
  'categoryHeader',
  'checkoutAddress',
  'checkoutConfirmation',
  'checkoutPayment',
  'checkoutReview',
  'contactPage',
  'headerElement',
  'homeTeaser',
  'productDetail',
  'searchResults',
  'zeroResult',
]);

/** Id of the block whose heading is the page's `h1`, or `null` when no block has one. */
export function leadingBlock(main: readonly BlockInstance[]): string | null {
  const leading = main.find(
    ({ type, fields }) => LEADING.has(type) || (type === 'textBox' && Boolean(fields['headline'])),
  );
  return leading?.id ?? null;
}
