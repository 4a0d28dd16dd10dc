import { routeHref, type RouteContext, type RouteParameters } from './named-routes';

type Parameters = RouteParameters['Frontastic.Frontend.Master.Product.view'];
type Choice = Pick<Parameters, 'colorVariant' | 'size' | 'sizeType'>;

/**
 * The address of a product page with a colour or size chosen, instead of those it may name.
 * @param href path with or without query; its other parts stay
 */
export function chosenHref(href: string, choice: Choice): string {
  const [path = '', search = ''] = href.split('?', 2);
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(choice)) if (value) query.set(name, value);
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/** Address of an article's page. @param extras for example the id of the search that found it */
export function productHref(
  { slug, objectID }: { slug: string; objectID: string },
  context: RouteContext,
  extras: Pick<Parameters, 'colorVariant' | 'tall' | 'queryID'> = {},
): string {
  const parameters = { url: slug, identifier: objectID, ...extras };
  return routeHref({ name: 'Frontastic.Frontend.Master.Product.view', parameters }, context);
}
