import { numberSegment } from './number-segment';
import { routeHref, type RouteContext, type RouteParameters } from './named-routes';

type Parameters = RouteParameters['Frontastic.Frontend.Master.Product.view'];
type Choice = Pick<Parameters, 'colorVariant' | 'size' | 'sizeType'>;

/**
 * Address of a product page with another colour or size.
 * @param href path with or without query; all other parts are kept
 */
export function chosenHref(href: string, { colorVariant, ...choice }: Choice): string {
  const [path = '', search = ''] = href.split('?', 2);
  const query = new URLSearchParams(search);
  if (colorVariant) query.set('colorVariant', numberSegment(colorVariant));
  for (const [name, value] of Object.entries(choice)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Address of a product page. @param extras for example the id of the search that found it */
export function productHref(
  { slug, objectID }: { slug: string; objectID: string },
  context: RouteContext,
  extras: Pick<Parameters, 'colorVariant' | 'tall' | 'queryID'> = {},
): string {
  const parameters = { url: slug, identifier: objectID, ...extras };
  return routeHref({ name: 'Frontastic.Frontend.Master.Product.view', parameters }, context);
}
