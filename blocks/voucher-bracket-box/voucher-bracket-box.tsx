import { CopyButton } from '@/components/ui/copy-button/copy-button';
import { loyaltyCode } from '@/lib/customer/account/loyalty-code';
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatPercent } from '@/lib/shop/money/format-money';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { useLoyaltyLevel } from '@/lib/cms/visibility/use-loyalty-level';
import styles from './voucher-bracket-box.module.css';

/** Discount code of the visitor’s loyalty level; hidden for visitors without one. */
export function VoucherBracketBox({ id, fields }: BlockProps<'voucherBracketBox'>) {
  const { headline, text, terms, tone } = fields;
  const { voucher: messages, language } = useMessages();
  const { project } = useRouteContext();
  const level = useLoyaltyLevel();
  const tag = useFieldTags();
  const headingId = `${id}-heading`;
  if (level === null) return null;
  // Reserves the space until the visitor is known; before-paint.ts hides it for anonymous visitors.
  const voucher = level && loyaltyCode(level, project);
  const percent = voucher ? formatPercent(voucher.discount, language) : '…';
  return (
    <section
      className={styles.root}
      data-tone={tone}
      data-level={level}
      aria-labelledby={headingId}
    >
      <h2 id={headingId} className={styles.headline} {...tag(id, 'headline')}>
        {headline}
      </h2>
      {text && <p {...tag(id, 'text')}>{formatMessage(text, { percent })}</p>}
      <div className={styles.voucher}>
        {voucher && (
          <>
            <p className={styles.code}>
              <span className="visually-hidden">{messages.code} </span>
              {voucher.code}
            </p>
            <CopyButton text={voucher.code} />
          </>
        )}
      </div>
      {terms && (
        <p className={styles.terms} {...tag(id, 'terms')}>
          {terms}
        </p>
      )}
    </section>
  );
}
