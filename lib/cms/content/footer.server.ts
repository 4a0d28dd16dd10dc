import type {
  AppLink,
  Hotline,
  ServiceStoreFields,
  SocialLink,
} from '@/cms-schema/content-types/footer-parts';
import type {
  FooterContent,
  FooterLink,
  MapTiles,
  PaymentLogo,
} from '@/lib/cms/layout/footer-content';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { parseCountryList } from '@/lib/shop/page-context/country-list';
import { isPaidIn } from '@/lib/shop/money/payment-places';
import { isOfferedIn } from '@/lib/shop/settings/settings-by-country';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import type { ContentNode } from './content-tree';
import type { NodesNow } from './navigation.server';
import { partsOf } from './node-configuration.server';
import { nodeFields } from './node-index.server';
import type { ProjectFields } from './project-fields.server';

/** Nodes listed by an editor, if they can be visited now. */
function linksTo(ids: readonly string[], nodes: NodesNow): FooterLink[] {
  return ids.flatMap((id) => {
    const node = nodes.visible.get(id);
    const link = node && nodes.linkOf(node);
    return link ? [{ id, name: nodeFields(node).name, link }] : [];
  });
}

/** Whether the page's country has a payment method, as the checkout offers it there. */
function isOffered(
  logo: PaymentLogo,
  fields: ProjectFields,
  { project, locale, currency }: PageContext,
): boolean {
  const { territory } = locale;
  const { payment } = shopSettings(project);
  const isListed = (list: string | null | undefined) => {
    const { codes } = parseCountryList(list ?? '');
    return codes.length === 0 || codes.includes(territory);
  };
  if (logo === 'PayPal') return isListed(fields.payPalExpressCountries);
  if (logo === 'Amazon Pay')
    return isPaidIn('amazonPay', currency) && isListed(fields.amazonPayCountries);
  if (logo === 'Klarna') return isOfferedIn(payment, 'klarna', territory);
  if (logo === 'SEPA')
    return isPaidIn('sepaDebit', currency) && isOfferedIn(payment, 'sepaDebit', territory);
  return isOfferedIn(payment, logo === 'invoice' ? 'invoice' : 'card', territory);
}

/** The footer of a project's pages, from the project's own entry. */
export function footerOf(
  project: ContentNode | null,
  fields: ProjectFields,
  nodes: NodesNow,
  { context, mapTiles }: { context: PageContext; mapTiles: MapTiles | null },
): FooterContent {
  const parts = <Part>(field: string) =>
    project?.kind === 'sound' ? partsOf<Part>(project, field) : [];
  const { newsletterHeadline: headline, newsletterText: text, newsletterLink: link } = fields;
  const [store = null] = parts<ServiceStoreFields>('serviceStore');
  return {
    text: fields.footerText,
    serviceLinks: linksTo(fields.footerNodes, nodes),
    legalLinks: linksTo(fields.legalNodes, nodes),
    social: parts<SocialLink>('socialLinks'),
    payments: (fields.paymentMethods ?? []).filter((logo) => isOffered(logo, fields, context)),
    hotlines: parts<Hotline>('hotlines'),
    // Only a page can receive the entered email address.
    newsletter: link?.opens === 'page' ? { headline, text, link } : null,
    apps: parts<AppLink>('appLinks'),
    store,
    mapTiles: store && store.latitude !== null ? mapTiles : null,
  };
}
