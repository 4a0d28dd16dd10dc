import { ColumnTable } from '@/components/content/column-table/column-table';
import { Disclosure } from '@/components/ui/disclosure/disclosure';
import { sizeName } from '@/lib/catalog/catalogue/one-size';
import type { TileProduct } from '@/lib/catalog/catalogue/tile-product';
import type { TileSummary } from '@/lib/catalog/catalogue/tile-summary';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney, unknownMoney } from '@/lib/shop/money/format-money';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';

/** Most articles side by side. */
const MAX_COMPARED = 4;

interface Props {
  summaries: readonly TileSummary[];
  /** The articles' records by number. */
  known: ReadonlyMap<string, TileProduct>;
}

/** The newest of the articles in a table: brand, price, colours, and sizes in stock. */
export function Comparison({ summaries, known }: Props) {
  const { lastSeen: messages, price: priceMessages, sizeNames, language } = useMessages();
  const currency = usePageCurrency();
  const written = ({ price: { price, isFrom } }: TileSummary) => {
    if (price === null) return unknownMoney(currency);
    const amount = formatMoney(price, currency, language);
    return isFrom ? formatMessage(priceMessages.from, { amount }) : amount;
  };
  const coloursOf = ({ objectID }: TileSummary) =>
    known.get(objectID)?.colorVariants.map(({ color }) => color) ?? [];
  return (
    <Disclosure headline={messages.compare} Heading="h3">
      <ColumnTable
        label={messages.compare}
        sticky="column"
        columns={[
          {
            id: 'names',
            headline: messages.article,
            cells: [messages.brand, messages.price, messages.colours, messages.sizes],
          },
          ...summaries.slice(0, MAX_COMPARED).map((summary) => ({
            id: summary.objectID,
            headline: summary.title,
            cells: [
              summary.brand,
              written(summary),
              coloursOf(summary).join(', '),
              summary.sizes.map((size) => sizeName(size, sizeNames)).join(', ') || '–',
            ],
          })),
        ]}
      />
    </Disclosure>
  );
}
