import { useId, useRef, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/button/button';
import { SlowNote } from '@/components/ui/slow-note/slow-note';
import type { Basket } from '@/lib/commerce/basket/basket';
import { CODES_ID } from '@/lib/commerce/basket/code-outcome';
import { isApplied } from '@/lib/commerce/basket/totals';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { formatMoney } from '@/lib/shop/money/format-money';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import type { Voucher } from '@/lib/commerce/vouchers/voucher';
import { useErrorText } from './basket-messages';
import type { BasketChanges } from './use-basket-changes';
import styles from './basket.module.css';

/** Texts for the effect of a code, or for why it has none yet. */
function useVoucherTexts({ currency, lines }: Basket) {
  const { basket: messages, language } = useMessages();
  const { voucher: texts, errors } = messages;
  const written = (minorUnits: number) => formatMoney(minorUnits, currency, language);
  return {
    effectOf(voucher: Voucher): string {
      if (voucher.kind === 'percentage')
        return formatMessage(texts.percentage, { percent: voucher.percent });
      if (voucher.kind === 'amount')
        return formatMessage(texts.amount, { amount: written(voucher.amount) });
      if (voucher.kind === 'shipping') return texts.shipping;
      return formatMessage(texts.giftCard, { amount: written(voucher.balance) });
    },
    problemOf(voucher: Voucher): string | null {
      if (voucher.problem) return errors[voucher.problem];
      if (isApplied(voucher, lines)) return null;
      return formatMessage(texts.minimum, { amount: written(voucher.minimum) });
    },
  };
}

interface Props {
  basket: Basket;
  changes: BasketChanges;
}

function EnteredCode({ voucher, basket, changes }: Props & { voucher: Voucher }) {
  const { basket: messages } = useMessages();
  const { locale } = useRouteContext();
  const { effectOf, problemOf } = useVoucherTexts(basket);
  const { code } = voucher;
  const problem = problemOf(voucher);
  const withdraw = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    changes.withdrawVoucher(code);
  };
  return (
    <li className={styles.entered}>
      <p>
        <strong className={styles.code}>{code}</strong> {effectOf(voucher)}
      </p>
      {problem && <p className={styles.problem}>{problem}</p>}
      <form method="post" action="/api/cart/cart/voucher/remove" onSubmit={withdraw}>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="code" value={code} />
        <button
          type="submit"
          className={styles.action}
          aria-label={formatMessage(messages.voucher.removeOf, { code })}
        >
          {messages.voucher.remove}
        </button>
      </form>
    </li>
  );
}

/** What the last code has done: an error, or that it was accepted, once it takes something off. */
function CodeOutcome({ basket, changes }: Props) {
  const { basket: messages } = useMessages();
  const error = useErrorText(changes);
  const { isOfCode, notice } = changes;
  const last = basket.vouchers.at(-1)?.code;
  const isRedeemed = basket.redeemed.some(({ code }) => code === last);
  const { accepted, giftCardAccepted } = messages.voucher;
  return (
    <>
      <div role="alert">{isOfCode && error && <p className={styles.problem}>{error}</p>}</div>
      <output>
        {isRedeemed && notice === 'voucher' && accepted}
        {isRedeemed && notice === 'giftCard' && giftCardAccepted}
      </output>
      <SlowNote isPending={changes.isPending} />
    </>
  );
}

/** Field for a voucher or gift card code, with the entered codes. */
export function VoucherForm({ basket, changes }: Props) {
  const { basket: messages } = useMessages();
  const { locale } = useRouteContext();
  const fieldId = useId();
  const field = useRef<HTMLInputElement>(null);
  const enter = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    const code = input?.value;
    if (!input || !code || !(await changes.enterVoucher(code))) return;
    // Keeps a code that was typed meanwhile.
    if (input.value === code) input.value = '';
  };
  return (
    <div className={styles.vouchers} id={CODES_ID}>
      <form
        method="post"
        action="/api/cart/cart/voucher/add"
        className={styles.form}
        onSubmit={(event) => void enter(event)}
      >
        <input type="hidden" name="locale" value={locale} />
        <label htmlFor={fieldId}>{messages.voucher.headline}</label>
        <div className={styles.row}>
          <input
            ref={field}
            id={fieldId}
            name="code"
            className={styles.field}
            required
            aria-invalid={(changes.isOfCode && changes.error !== null) || undefined}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" look="secondary" isPending={changes.isPending}>
            {messages.voucher.apply}
          </Button>
        </div>
        <CodeOutcome basket={basket} changes={changes} />
      </form>
      {basket.vouchers.length > 0 && (
        <ul className={styles.list} role="list" aria-label={messages.voucher.entered}>
          {basket.vouchers.map((voucher) => (
            <EnteredCode key={voucher.code} voucher={voucher} basket={basket} changes={changes} />
          ))}
        </ul>
      )}
    </div>
  );
}
