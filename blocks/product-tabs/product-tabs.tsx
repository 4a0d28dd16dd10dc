import { ArticleRatings } from '@/components/product/article-tabs/article-ratings';
import { shownTabs } from '@/components/product/article-tabs/article-tabs';
import { CareText, DetailsText, SafetyText } from '@/components/product/article-tabs/article-texts';
import { ShippingTexts } from '@/components/product/article-tabs/shipping-texts';
import { TabSet, type TabContent } from '@/components/ui/tab-set/tab-set';
import type { LoadedTabs } from '@/lib/cms/content/loaded-tabs';
import { useShownColour } from '@/lib/catalog/article/shown-colour';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { NestedBlocks, useShowsAny } from '@/lib/cms/content/nested-blocks';
import { useMessages } from '@/lib/shop/i18n/use-messages';

type Props = BlockProps<'productTabs'>;

/** Tabs about the article in its selected colour. */
function useArticleTabs(loaded: LoadedTabs): TabContent[] {
  const { article: messages } = useMessages();
  const itemnum = useShownColour(loaded.number, loaded.itemnum);
  const colour = loaded.colours.find((each) => each.itemnum === itemnum) ?? loaded.colours[0];
  const texts = [...loaded.texts, ...(colour?.texts ?? [])];
  const { material, gpsr, shipping, ratings } = loaded;
  const care = colour?.care ?? [];
  const hasDetails = texts.length > 0 || material !== '';
  const tabs = shownTabs(
    [
      {
        key: 'details',
        headline: messages.details,
        content: hasDetails ? <DetailsText texts={texts} material={material} /> : null,
      },
      {
        key: 'care',
        headline: messages.care,
        content: care.length > 0 ? <CareText care={care} /> : null,
      },
      {
        key: 'shipping',
        headline: messages.shipping,
        content:
          shipping.accordions.length > 0 ? (
            <ShippingTexts accordions={shipping.accordions} />
          ) : null,
      },
      {
        key: 'safety',
        headline: messages.safety,
        content: gpsr ? <SafetyText gpsr={gpsr} /> : null,
      },
    ],
    {
      key: 'ratings',
      headline: messages.ratings,
      content: ratings ? <ArticleRatings ratings={ratings} /> : null,
    },
  );
  return tabs.map((tab) => ({ ...tab, id: tab.key }));
}

/** The editors' own tabs with visible content. */
function useOwnTabs({ items }: Props['fields']): TabContent[] {
  const tag = useFieldTags();
  const showsAny = useShowsAny();
  return items
    .filter(({ body }) => showsAny(body))
    .map(({ id, key, headline, body }) => ({
      id,
      key,
      headline,
      content: <NestedBlocks blocks={body} />,
      tag: tag(id, 'headline'),
    }));
}

function Filled({ id, fields, loaded }: Props & { loaded: LoadedTabs }) {
  const { article: messages } = useMessages();
  const own = useOwnTabs(fields);
  const tabs = [...useArticleTabs(loaded), ...own];
  if (tabs.length === 0) return null;
  return (
    <section id={`${id}-tabs`} aria-label={messages.about}>
      <TabSet id={id} label={messages.about} Heading="h2" tabs={tabs} />
    </section>
  );
}

/** Texts about an article in tabs; one below the other without JavaScript. */
export function ProductTabs({ loaded, ...block }: Props) {
  return loaded && <Filled {...block} loaded={loaded} />;
}
