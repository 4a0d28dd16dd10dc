import { ArticleGallery } from '@/components/product/article-detail/article-gallery';
import { GiftVoucherForm } from '@/components/product/combination/voucher-form';
import { PageLink } from '@/components/ui/page-link/page-link';
import type { VoucherDetail } from '@/lib/catalog/article/voucher';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import styles from './voucher-detail.module.css';

interface DetailProps extends Omit<BlockProps<'voucherDetail'>, 'loaded' | 'until'> {
  voucher: VoucherDetail;
}

/** Amounts, each a separate voucher with its own address. */
function Amounts({ id, voucher: { article, amounts } }: Pick<DetailProps, 'id' | 'voucher'>) {
  const { combination: messages, language } = useMessages();
  const currency = usePageCurrency();
  if (amounts.length < 2) return null;
  const labelId = `${id}-amount`;
  return (
    <nav className={styles.amounts} aria-labelledby={labelId}>
      <p id={labelId} className={styles.label}>
        {messages.amount}
      </p>
      <ul role="list" className={styles.list}>
        {amounts.map(({ number, href, amount }) => (
          <li key={number}>
            <PageLink
              href={href}
              className={styles.amount}
              aria-current={number === article.number ? 'page' : undefined}
            >
              {formatMoney(amount, currency, language)}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Detail({ id, fields, voucher, isFirst }: DetailProps) {
  const Heading = isFirst ? 'h1' : 'h2';
  const tag = useFieldTags();
  const { article } = voucher;
  const [colour] = article.colours;
  return (
    <article className={styles.root}>
      <div className={styles.stage}>
        <ArticleGallery id={id} colour={colour} isFirst={isFirst} />
        <div className={styles.words}>
          <Heading className={styles.title}>{article.title}</Heading>
          <Amounts id={id} voucher={voucher} />
          <GiftVoucherForm article={article} />
          {fields.deliveryNote && (
            <p className={styles.note} {...tag(id, 'deliveryNote')}>
              {fields.deliveryNote}
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

/** A voucher with its amounts and "add to basket", without colour and size. */
export function VoucherDetailBlock({ loaded, ...block }: BlockProps<'voucherDetail'>) {
  const { article: messages } = useMessages();
  if (!loaded) return <p className={styles.unavailable}>{messages.unavailable}</p>;
  // Remounts for another amount.
  return <Detail key={loaded.article.number} voucher={loaded} {...block} />;
}
