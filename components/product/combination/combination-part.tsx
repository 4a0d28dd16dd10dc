import { Price } from '@/components/product/price/price';
import { ProductPicture } from '@/components/product/product-picture/product-picture';
import { PageLink } from '@/components/ui/page-link/page-link';
import type { ChosenPart } from '@/lib/catalog/article/combination';
import { isPartSoldOut, partPrice } from '@/lib/catalog/article/combination-choice';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { productHref } from '@/lib/shop/routes/product-href';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './combination-part.module.css';
import { PartColours } from './part-colours';
import { PartSize } from './part-size';
import type { ChosenCombination } from './use-combination';

interface Props {
  id: string;
  chosen: ChosenPart;
  /** Name of the form field for its size. */
  name: string;
  actions: ChosenCombination;
  isRemovable: boolean;
  /** Id of the error if this part's size is missing. */
  warningId: string | null;
}

function PartTitle({ chosen: { part, colour } }: Pick<Props, 'chosen'>) {
  const { tile: messages } = useMessages();
  const routes = useRouteContext();
  const { number: objectID, slug, title, brand } = part;
  const href = productHref({ slug, objectID }, routes, { colorVariant: colour.itemnum });
  return (
    <>
      <p className={styles.brand}>{brand}</p>
      <p className={styles.title}>
        <PageLink href={href}>{title}</PageLink>
      </p>
      <p className={styles.detail}>{formatMessage(messages.colourIs, { name: colour.color })}</p>
    </>
  );
}

function Removal({ chosen: { part, isRemoved }, actions }: Pick<Props, 'chosen' | 'actions'>) {
  const { combination: messages } = useMessages();
  const { number, title } = part;
  const [label, name] = isRemoved
    ? [messages.putBack, messages.putBackOf]
    : [messages.remove, messages.removeOf];
  return (
    <button
      type="button"
      className={styles.removal}
      aria-label={formatMessage(name, { title })}
      onClick={() => (isRemoved ? actions.putBack(number) : actions.remove(number))}
    >
      {label}
    </button>
  );
}

function PartChoices({ id, chosen, name, actions, isRemovable, warningId }: Props) {
  const { number, colours } = chosen.part;
  return (
    <>
      {colours.length > 1 && (
        <PartColours
          id={id}
          chosen={chosen}
          onChoose={(itemnum) => actions.chooseColour(number, itemnum)}
        />
      )}
      <PartSize
        chosen={chosen}
        name={name}
        isOptional={isRemovable}
        warningId={warningId}
        onChoose={(sku) => actions.chooseSize(number, sku)}
      />
    </>
  );
}

/** One product of a combination: what it is, its colour and size, its price. */
export function CombinationPartRow(props: Props) {
  const { chosen, actions, isRemovable } = props;
  const { combination: messages, article } = useMessages();
  const { part, colour, isRemoved } = chosen;
  const isGone = isPartSoldOut(part);
  return (
    <li className={styles.root} data-left-out={isRemoved || isGone || undefined}>
      <span className={styles.picture} aria-hidden="true">
        <ProductPicture
          articleNumber={colour.itemnum}
          alt={colour.imageAlt}
          ratio={colour.imageRatio}
          sizes="(min-width: 768px) 7rem, 5.5rem"
          size="thumb"
        />
      </span>
      <div className={styles.words}>
        <PartTitle chosen={chosen} />
        {isGone && <p className={styles.note}>{article.soldOut}</p>}
        {isRemoved && <p className={styles.note}>{messages.removed}</p>}
        {!isGone && !isRemoved && <PartChoices {...props} />}
        <div className={styles.foot}>
          <Price {...partPrice(chosen)} />
          {isRemovable && !isGone && <Removal chosen={chosen} actions={actions} />}
        </div>
      </div>
    </li>
  );
}
