import type { RouteContext } from './named-routes';

export interface OrderStatusQuery {
  /** Id of the order to show, to visitors who may read it. */
  order?: string | undefined;
  /** Initial value of the form's field. */
  number?: string | undefined;
  error?: string | undefined;
  notice?: 'cancelled' | 'withdrawn' | undefined;
  step?: 'withdraw' | undefined;
  /** Fields of the form on that page. */
  fields?: Readonly<Record<string, string>> | undefined;
}

/** Path and query of the page that shows a guest's order. */
export function orderStatusHref(
  { locale }: RouteContext,
  { fields, ...query }: OrderStatusQuery = {},
): string {
  const all = Object.entries({ ...query, ...fields });
  // A field that was left empty is shown empty again.
  const set = all.filter((pair): pair is [string, string] => pair[1] !== undefined);
  const text = new URLSearchParams(set).toString();
  return `/${locale}/checkout/order${text ? `?${text}` : ''}`;
}
