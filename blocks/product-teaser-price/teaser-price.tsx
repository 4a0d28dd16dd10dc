import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatDiscount, formatMoney } from '@/lib/shop/money/format-money';
import { minorUnitsOf } from '@/lib/shop/money/parse-amount';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import styles from './product-teaser-price.module.css';

type Price = BlockProps<'productTeaserPrice'>['fields']['prices'][number];
type Value = Price['values'][number];

function useValueText() {
  const { price: messages, language } = useMessages();
  const currency = usePageCurrency();
  return ({ value, isPercentage, hasMultipleValues }: Value): string => {
    const minorUnits = minorUnitsOf(value);
    if (isPercentage) {
      const percent = formatDiscount(minorUnits / 100, language);
      return hasMultipleValues ? formatMessage(messages.upTo, { percent }) : percent;
    }
    const amount = formatMoney(minorUnits, currency, language);
    return hasMultipleValues ? formatMessage(messages.from, { amount }) : amount;
  };
}

/** Price or discount of the article, with its regular price. */
export function TeaserPrice({
  id,
  price,
  reference,
}: {
  id: string;
  price: Price;
  reference: string | null;
}) {
  const { price: messages, language } = useMessages();
  const currency = usePageCurrency();
  const tag = useFieldTags();
  const textOf = useValueText();
  const { sourceValue, values } = price;
  const regular = formatMoney(minorUnitsOf(sourceValue), currency, language);
  // A percentage alone does not replace the regular price.
  const isReplaced = values.some(({ isPercentage }) => !isPercentage);
  const Regular = isReplaced ? 's' : 'span';
  return (
    <div className={styles.price}>
      {values.map((value) => (
        <p
          key={value.id}
          className={value.isPercentage ? styles.discount : styles.value}
          {...tag(value.id, 'value')}
        >
          {!value.isPercentage && <span className="visually-hidden">{messages.current} </span>}
          {textOf(value)}
        </p>
      ))}
      <p
        className={values.length > 0 ? styles.regular : styles.value}
        {...tag(price.id, 'sourceValue')}
      >
        <span className="visually-hidden">{messages.regular} </span>
        <Regular>{regular}</Regular>
      </p>
      {reference && (
        <p className={styles.reference} {...tag(id, 'reference')}>
          {reference}
        </p>
      )}
    </div>
  );
}
