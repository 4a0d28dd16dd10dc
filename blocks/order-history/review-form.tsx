import { useState } from 'react';
import styles from '@/components/account/account.module.css';
import { RadioGroup } from '@/components/forms/field/radio-group';
import { SelectField } from '@/components/forms/field/select-field';
import { TextArea } from '@/components/forms/field/text-area';
import { Button } from '@/components/ui/button/button';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { HistoryOrder } from '@/lib/commerce/order-view/order-history';
import { hasReviewText, REVIEWED_FITS, REVIEW_TEXT_LIMIT } from '@/lib/catalog/reviews/review-form';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';

const RATINGS = ['5', '4', '3', '2', '1'];

type Line = HistoryOrder['lines'][number];

/** A text field that reports what is too long instead of cutting it off. */
function ReviewText({ label, typed }: { label: string; typed: Line['typed'] }) {
  const { account } = useMessages();
  const [error, setError] = useState(typed?.errors['text'] ? account.errors.tooLong : '');
  return (
    <TextArea
      name="text"
      label={label}
      rows={4}
      defaultValue={typed?.fields['text']}
      error={error || undefined}
      onChange={({ currentTarget: field }) => {
        const problem = field.value.trim().length > REVIEW_TEXT_LIMIT ? account.errors.tooLong : '';
        // Keeps the browser from submitting the form.
        field.setCustomValidity(problem);
        setError(problem);
      }}
    />
  );
}

function ReviewFields({ typed }: { typed: Line['typed'] }) {
  const { orderHistory, ratings, language } = useMessages();
  const [chosen, setChosen] = useState(typed?.fields['rating'] ?? '');
  const { review: messages } = orderHistory;
  return (
    <>
      <RadioGroup
        name="rating"
        label={messages.rating}
        required
        chosen={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        options={RATINGS.map((rating) => ({
          value: rating,
          label: formatMessage(messages.stars, { rating }),
        }))}
      />
      <SelectField
        name="fit"
        label={messages.fit}
        prompt={messages.noFit}
        defaultValue={typed?.fields['fit']}
        options={REVIEWED_FITS.map((fit) => ({ value: fit, label: ratings.fits[fit] }))}
      />
      {hasReviewText(language) && <ReviewText label={messages.text} typed={typed} />}
    </>
  );
}

/** Review form of a bought article, or the review's status. */
export function ReviewForm({ line: { id, name, review, typed } }: { line: Line }) {
  const { orderHistory } = useMessages();
  const { locale } = useRouteContext();
  const { review: messages } = orderHistory;
  if (review === null) return null;
  if (review !== 'open') return <p className={styles.hint}>{messages.states[review]}</p>;
  return (
    <details className={styles.forgot} open={typed !== undefined}>
      <summary>{formatMessage(messages.open, { name })}</summary>
      <form method="post" action="/api/account/review" className={styles.form}>
        <p className={styles.hint}>{messages.hint}</p>
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name="line" value={id} />
        <ReviewFields typed={typed} />
        <Button type="submit">{messages.send}</Button>
      </form>
    </details>
  );
}
