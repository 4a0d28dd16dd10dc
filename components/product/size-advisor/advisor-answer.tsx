import { Button } from '@/components/ui/button/button';
import type { SizeRecommendation } from '@/lib/catalog/catalogue/size-recommendation';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import type { Advice } from '@/lib/catalog/size-advisor/advise';
import type { Fit } from '@/lib/catalog/size-advisor/body';
import styles from './advisor.module.css';

interface ReasonProps {
  advice: Advice;
  wanted: Fit;
  fit: SizeRecommendation | null;
}

/** Reasons for a size: girth, preferred fit, and customer ratings. */
function Reasons({ advice, wanted, fit }: ReasonProps) {
  const { sizeAdvisor: messages } = useMessages();
  const { dimension, girthCm, reviewStep, size } = advice;
  const runs = reviewStep === 1 ? messages.runsSmall : messages.runsLarge;
  const percent = (reviewStep === 1 ? fit?.small : fit?.large) ?? 0;
  return (
    <ul className={styles.reasons}>
      <li>{formatMessage(messages.girths[dimension], { girth: girthCm })}</li>
      {size && wanted !== 'regular' && <li>{messages.wishes[wanted]}</li>}
      {reviewStep !== 0 && <li>{formatMessage(runs, { percent })}</li>}
    </ul>
  );
}

interface Props extends ReasonProps {
  onSelect: (sku: string) => void;
  onAdd: (sku: string) => void;
}

/** The recommended size, the reasons, and actions. */
export function AdvisorAnswer({ onSelect, onAdd, ...reason }: Props) {
  const { sizeAdvisor: messages, article, sizeTypes } = useMessages();
  const { size, sizeType } = reason.advice;
  return (
    <section className={styles.answer} aria-label={sizeTypes[sizeType]}>
      <h2 className={styles.result}>
        {size ? formatMessage(messages.result, { size: size.label }) : messages.noSize}
      </h2>
      <Reasons {...reason} />
      {size && !size.isAvailable && <p className={styles.label}>{messages.soldOut}</p>}
      {size && (
        <div className={styles.actions}>
          <Button
            look={size.isAvailable ? 'secondary' : 'primary'}
            onClick={() => onSelect(size.sku)}
          >
            {messages.select}
          </Button>
          {size.isAvailable && (
            <Button onClick={() => onAdd(size.sku)}>{article.addToBasket}</Button>
          )}
        </div>
      )}
    </section>
  );
}
