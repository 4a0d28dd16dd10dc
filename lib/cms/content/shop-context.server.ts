import type { FieldsOf } from '@/cms-schema/content-type';
import type { project as projectType } from '@/cms-schema/content-types/project';
import type { Locale } from '@/lib/shop/page-context/locale';
import type { Currency } from '@/lib/shop/project/currencies';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { projects, type ProjectId } from '@/lib/shop/project/projects';
import { parseCountryList } from '@/lib/shop/page-context/country-list';
import type { Link } from './block';
import type { ContentNode } from './content-tree';
import { evaluate } from './evaluate';
import { loadSite } from './site.server';

type Declared = FieldsOf<typeof projectType>;

interface ShippingAccordion {
  headline: unknown;
  text: unknown;
}

/** A shop's properties in one locale, for apps and for changing the locale. */
export interface ShopContext {
  locale: string;
  parsedLocale: Pick<Locale, 'language' | 'territory'>;
  currency: Currency;
  projectId: ProjectId;
  deliveryCountryList: readonly string[];
  projectConfiguration: Pick<Declared, 'shippingHeadline' | 'appDarkmode' | 'redirectNecessary'> & {
    shippingAccordions: ShippingAccordion[];
    homeLink: Link;
    filterProductBlacklists: NonNullable<Declared['filterProductBlacklists']>;
  };
  projectData: {
    /** Country code → host that sells there. */
    locale: { deliveryCountryDomainMapping: Readonly<Record<string, string>> };
    /** Country codes; an empty list means every country. */
    expressAvailability: Record<'payPalExpress' | 'amazonPay', readonly string[]>;
    productList: { productsPerPage: number };
  };
}

/** Defaults for settings while a project's entry is missing or invalid. */
const WITHOUT_ENTRY: Partial<Declared> = {};

function accordionsOf(project: ContentNode | null, context: PageContext): ShippingAccordion[] {
  const children = project?.kind === 'sound' ? project.children : [];
  const nodes = children.find(({ field }) => field === 'shippingAccordions')?.nodes ?? [];
  return evaluate(nodes, context).shown.map(({ node: { values } }) => ({
    headline: values['headline'],
    text: values['text'],
  }));
}

function dataOf(fields: Partial<Declared>): ShopContext['projectData'] {
  const codesOf = (list: string | null | undefined) => parseCountryList(list ?? '').codes;
  return {
    locale: { deliveryCountryDomainMapping: fields.deliveryCountryDomainMapping ?? {} },
    expressAvailability: {
      payPalExpress: codesOf(fields.payPalExpressCountries),
      amazonPay: codesOf(fields.amazonPayCountries),
    },
    productList: { productsPerPage: fields.productsPerPage ?? 24 },
  };
}

/**
 * @param locale `de-at`
 * @returns `null` when the project has no such locale.
 * @throws ContentUnavailable when the content API is down and there is no copy.
 */
export async function shopContext(project: ProjectId, locale: string): Promise<ShopContext | null> {
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  if (!context) return null;
  const { project: entry, frame } = await loadSite(context);
  // The reader has checked them against the project's declaration.
  const fields = entry?.kind === 'sound' ? (entry.values as Partial<Declared>) : WITHOUT_ENTRY;
  const { segment, language, territory } = context.locale;
  return {
    locale: segment,
    parsedLocale: { language, territory },
    currency: context.currency,
    projectId: project,
    deliveryCountryList: projects[project].deliveryCountries,
    projectConfiguration: {
      shippingHeadline: fields.shippingHeadline ?? null,
      shippingAccordions: accordionsOf(entry, context),
      homeLink: fields.homeLink ?? frame.home,
      appDarkmode: fields.appDarkmode ?? false,
      redirectNecessary: fields.redirectNecessary ?? false,
      filterProductBlacklists: fields.filterProductBlacklists ?? [],
    },
    projectData: dataOf(fields),
  };
}
