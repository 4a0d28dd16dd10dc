import { Button } from '@/components/ui/button/button';
import {
  isRemovable,
  type Combination,
  type CombinationChoice,
} from '@/lib/catalog/article/combination';
import { canBuy, includedParts } from '@/lib/catalog/article/combination-choice';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { AdditionOutcome } from './addition-outcome';
import styles from './combination-box.module.css';
import { SelectedArticles } from './selected-articles';
import type { Addition } from './use-addition';

interface Props {
  combination: Combination;
  choice: CombinationChoice;
  addition: Addition;
}

/** The parts of a set that was added as one line. */
function SelectedOfSet({ combination, choice }: Omit<Props, 'addition'>) {
  const articles = includedParts(combination, choice).map(({ part, colour, size }) => ({
    articleNumber: part.number,
    title: part.title,
    color: colour.color,
    size: size?.label ?? '',
  }));
  return <SelectedArticles articles={articles} />;
}

/** The button that adds the selected parts, with the outcome of the last request. */
export function CombinationSubmit({ combination, choice, addition }: Props) {
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
      {addition.isAdded && combination.kind === 'set' && (
        <SelectedOfSet combination={combination} choice={choice} />
      )}
    </>
  );
}
