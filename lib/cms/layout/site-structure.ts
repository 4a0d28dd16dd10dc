import type { PageContext } from '@/lib/shop/page-context/page-context';
import { hasSearch } from '@/lib/shop/project/has-search';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { breadcrumbs } from './breadcrumbs';
import type { PageHeadContent } from './page-head-content';
import type { PageStructure } from './server-only-content';
import type { PagePosition, SiteFrame } from './site-frame';

interface Subject {
  head: PageHeadContent;
  frame: Pick<SiteFrame, 'projectName' | 'claim' | 'home' | 'footer'>;
  trail: PagePosition['trail'];
  /** The shop's origin: `https://hgg.example` */
  origin: string;
}

/** The business behind the shop. @see https://schema.org/OnlineStore */
function organisation({ frame, origin }: Subject, { project }: PageContext) {
  const { projectName, claim, footer } = frame;
  const elsewhere = footer.social.map(({ link }) => new URL(link.href, origin).href);
  return {
    '@type': 'OnlineStore',
    '@id': `${origin}/#organization`,
    name: projectName,
    url: `${origin}/`,
    logo: `${origin}/logos/${project}.svg`,
    ...(claim && { slogan: claim }),
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}

/**
 * The shop as a site, with its search where it has one.
 * @see https://schema.org/SearchAction
 */
function website({ frame, origin }: Subject, { project, locale }: PageContext) {
  const search = `${origin}${localizedPath(locale.segment, '/search')}`;
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: frame.projectName,
    url: `${origin}${localizedPath(locale.segment, '/')}`,
    inLanguage: `${locale.language}-${locale.territory}`,
    publisher: { '@id': `${origin}/#organization` },
    ...(hasSearch(project) && {
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?query={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    }),
  };
}

/** Structured data of a content page: the business on the home page, breadcrumbs elsewhere. */
export function siteStructure(subject: Subject, context: PageContext): PageStructure {
  const { head, frame, trail, origin } = subject;
  const { canonical, description, title } = head;
  const isHome = canonical === `${origin}${localizedPath(context.locale.segment, '/')}`;
  return {
    openGraph: {
      'og:type': 'website',
      'og:site_name': frame.projectName,
      'og:title': title,
      ...(description && { 'og:description': description }),
      ...(canonical && { 'og:url': canonical }),
      'og:locale': `${context.locale.language}_${context.locale.territory}`,
    },
    items: [
      ...(isHome ? [organisation(subject, context), website(subject, context)] : []),
      ...(trail.length > 1 ? [breadcrumbs(trail, origin)] : []),
    ],
  };
}
