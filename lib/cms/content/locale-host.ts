import type { ShopContext } from './shop-context.server';

/**
 * Host on which a shop sells to a country, if it differs from the current one.
 * @param requested as in the `Host` header
 * @param hosts of the shop: the editors' mapping cannot lead to any other
 * @returns a name without a port, or `null` to stay
 */
export function localeHost(
  {
    parsedLocale,
    projectConfiguration,
    projectData,
  }: Pick<ShopContext, 'parsedLocale' | 'projectConfiguration' | 'projectData'>,
  requested: string,
  hosts: readonly string[],
): string | null {
  if (!projectConfiguration.redirectNecessary) return null;
  const { deliveryCountryDomainMapping } = projectData.locale;
  const host = new Map(Object.entries(deliveryCountryDomainMapping))
    .get(parsedLocale.territory)
    ?.toLowerCase();
  const isElsewhere = host !== requested.replace(/:\d+$/, '').toLowerCase();
  return host && isElsewhere && hosts.includes(host) ? host : null;
}
