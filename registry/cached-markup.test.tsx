/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { SiteFooter } from '@/components/layout/site-footer/site-footer';
import { SiteHeader } from '@/components/layout/site-header/site-header';
import { countryForm, flyouts, navigationTree } from '@/lib/cms/layout/server-only-content';
import {
  navigationOf,
  siteFrame,
  navigationTree as tree,
} from '@/lib/cms/layout/site-frame.fixture';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { cacheMarkup } from './cached-markup.server';

const context: PageContext = {
  project: 'hrm',
  locale: { segment: 'de-de', language: 'de', territory: 'DE' },
  currency: 'EUR',
  now: 0,
};

const pageAt = (path: string, territories: string[] | null = null) => ({
  frame: { ...siteFrame, navigation: navigationTree.attach(navigationOf(tree), tree) },
  head: {
    title: 'Hemden',
    description: null,
    keywords: null,
    canonical: null,
    addresses: { paths: { de: path }, territories },
  },
});
type Page = ReturnType<typeof pageAt>;

const written = ({ frame, head: { addresses } }: Page) =>
  renderToString(
    <MessagesProvider messages={messagesFor('de')}>
      <SiteHeader frame={frame} project="hrm" />
      <SiteFooter frame={frame} project="hrm" locale="de-de" addresses={addresses} />
    </MessagesProvider>,
  )
    // React's separators between texts, and its ids.
    .replaceAll('<!-- -->', '')
    .replaceAll(/_R_\w*_/g, 'id');

test('NAV-01, CTX-06: cached markup equals React’s', () => {
  const plain = written(pageAt('/hemden', ['DE', 'AT']));
  const page = pageAt('/hemden', ['DE', 'AT']);
  cacheMarkup(page, context);
  expect(written(page)).toBe(plain);
  expect(plain).toContain('href="/de-de/twill"');
  expect(plain).toContain('value="/de-at/hemden"');
});

test('NAV-01: flyouts are rendered once per navigation', () => {
  const [page, other] = [pageAt('/hemden'), pageAt('/hemden')];
  cacheMarkup(page, context);
  const first = flyouts.of(page.frame.navigation);
  cacheMarkup(page, context);
  expect(flyouts.of(page.frame.navigation)).toBe(first);
  cacheMarkup(other, context);
  expect(flyouts.of(other.frame.navigation)).toEqual(first);
  expect(flyouts.of(other.frame.navigation)).not.toBe(first);
});

test('CTX-06: each page has its own choice of countries, even if some countries cannot see it', () => {
  const formOf = (page: Page) => {
    cacheMarkup(page, context);
    return countryForm.of(page.head.addresses);
  };
  expect(formOf(pageAt('/hemden'))).toContain('value="/de-at/hemden"');
  expect(formOf(pageAt('/hosen'))).toContain('value="/de-at/hosen"');
  expect(formOf(pageAt('/hosen', ['DE']))).toContain('value="/de-at"');
});
