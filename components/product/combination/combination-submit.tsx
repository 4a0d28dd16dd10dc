import { Button } from '@/components/ui/button/button';
import { isRemovable, type Combination } from '@/lib/article/combination';
import { canBuy } from '@/lib/article/combination-choice';
import { useMessages } from '@/lib/i18n/use-messages';
import { AdditionOutcome } from './addition-outcome';
import styles from './combination-box.module.css';
import type { Addition } from './use-addition';

/** The button that adds the chosen products, and the outcome of the last request. */
export function CombinationSubmit({
  combination,
  addition,
}: {
  combination: Combination;
  addition: Addition;
}) {
  const { article, combination: messages } = useMessages();
  if (!canBuy(combination))
    return (
      <>
        <Button disabled>{article.soldOut}</Button>
        {combination.kind === 'set' && <p className={styles.hint}>{messages.incomplete}</p>}
      </>
    );
  return (
    <>
      {isRemovable(combination) && <p className={styles.withoutScripts}>{messages.withoutSize}</p>}
      <Button type="submit" isPending={addition.isPending}>
        {article.addToBasket}
      </Button>
      <AdditionOutcome title={combination.article.title} addition={addition} />
    </>
  );
}
