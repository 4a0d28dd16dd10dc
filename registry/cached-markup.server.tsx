import { renderToStaticMarkup } from 'react-dom/server';
import { Flyout } from '@/components/layout/site-header/flyout';
import { CountryForm } from '@/components/layout/site-footer/country-form';
import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import { entriesIn } from '@/lib/cms/layout/navigation-state';
import { countryForm, flyouts, navigationTree } from '@/lib/cms/layout/server-only-content';
import { messagesFor } from '@/lib/shop/i18n/messages';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import { MessagesProvider } from '@/lib/shop/i18n/use-messages';
import type { PageContent } from '@/lib/cms/content/load-page.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';

type Page = Pick<PageContent, 'head' | 'frame'>;

/**
 * Enough for the pages of a shop in one language; each takes a few hundred to two thousand bytes.
 */
const MAX_FORMS = 300;
const forms = new LruMap<string, string>(MAX_FORMS);

function cacheFlyouts({ frame: { navigation } }: Page, { locale }: PageContext) {
  const tree = navigationTree.of(navigation);
  if (!tree || flyouts.of(navigation)) return;
  const messages = spelledFor(locale.segment, messagesFor(locale.language));
  const written = entriesIn('header', tree).map((entry): [string, string] => {
    const flyout = <Flyout entry={entry} showsPictures={false} />;
    const markup = <MessagesProvider messages={messages}>{flyout}</MessagesProvider>;
    return [entry.id, renderToStaticMarkup(markup)];
  });
  flyouts.attach(navigation, new Map(written));
}

function cacheCountryForm({ head: { addresses } }: Page, { project, locale }: PageContext) {
  const { language, segment, territory } = locale;
  const key = JSON.stringify([project, locale.segment, addresses.paths[language], addresses.territories]); // oxfmt-ignore
  let form = forms.get(key);
  if (form === undefined) {
    const place = { project, territory, addresses };
    form = renderToStaticMarkup(
      <MessagesProvider messages={spelledFor(segment, messagesFor(language))}>
        <CountryForm {...place} />
      </MessagesProvider>,
    );
    forms.set(key, form);
  }
  countryForm.attach(addresses, form);
}

/**
 * Caches markup that is the same on many pages and is not hydrated: the content of the header's
 * flyouts, and the country form that replaces the dialog without JavaScript. It has a sixth of the
 * elements of a list page.
 */
export function cacheMarkup(page: Page, context: PageContext): void {
  cacheFlyouts(page, context);
  cacheCountryForm(page, context);
}
