import { useRef, type SubmitEvent } from 'react';
import { Price } from '@/components/product/price/price';
import { isRemovable, type Combination } from '@/lib/catalog/article/combination';
import {
  addedEntries,
  chosenParts,
  combinationPrice,
  partsWithoutSize,
} from '@/lib/catalog/article/combination-choice';
import { useBasketAdditions } from '@/lib/browser/visitor/use-basket-additions';
import { useIsHydrated } from '@/lib/platform/hydration/use-is-hydrated';
import { formatMessage } from '@/lib/shop/i18n/format-message';
import { useMessages } from '@/lib/shop/i18n/use-messages';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import styles from './combination-box.module.css';
import { CombinationPartRow } from './combination-part';
import { CombinationSubmit } from './combination-submit';
import { useAddition } from './use-addition';
import type { ChosenCombination } from './use-combination';

interface PartsProps {
  id: string;
  combination: Combination;
  actions: ChosenCombination;
}

function Parts({ id, combination, actions }: PartsProps) {
  const { choice } = actions;
  const missing = new Set(partsWithoutSize(combination, choice).map(({ part }) => part.number));
  return (
    <ul role="list" className={styles.parts}>
      {chosenParts(combination, choice).map((chosen, at) => {
        const { number } = chosen.part;
        const isMissing = choice.isSizeMissing && missing.has(number);
        return (
          <CombinationPartRow
            key={number}
            id={`${id}-${number}`}
            chosen={chosen}
            name={`sku-${at + 1}`}
            actions={actions}
            isRemovable={isRemovable(combination)}
            warningId={isMissing ? `${id}-size-warning` : null}
          />
        );
      })}
    </ul>
  );
}

function Sum({ combination, actions }: Omit<PartsProps, 'id'>) {
  const { combination: messages } = useMessages();
  const isSet = combination.kind === 'set';
  return (
    <div className={styles.sum}>
      <p>{isSet ? messages.setPrice : messages.sum}</p>
      <Price {...combinationPrice(combination, actions.choice)} size="large" />
    </div>
  );
}

function SizeWarning({ id, isMissing }: { id: string; isMissing: boolean }) {
  const { general } = useMessages();
  return (
    <div role="alert" id={`${id}-size-warning`} className={styles.warning}>
      {isMissing && <p>{general.warnSelectAllSize}</p>}
    </div>
  );
}

/** Focuses the first missing size, which may be offscreen on a phone. */
const focusMissing = (form: HTMLFormElement | null) =>
  Array.from(form?.querySelectorAll('select') ?? [])
    .find(({ value }) => value === '')
    ?.focus();

/** The parts of an outfit, set or kit with their sizes, and the basket button. */
export function CombinationBox({ id, combination, actions }: PartsProps) {
  const { combination: messages } = useMessages();
  const { locale } = useRouteContext();
  const isHydrated = useIsHydrated();
  const basket = useBasketAdditions();
  const addition = useAddition();
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (addition.isPending) return;
    const entries = addedEntries(combination, actions.choice);
    if (entries) {
      const skus = entries.map(({ variant }) => variant.sku);
      return void addition.follow(basket.addMultiple(entries), skus);
    }
    actions.missSize();
    focusMissing(form.current);
  };
  const headingId = `${id}-parts`;
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.headline}>
        {messages.parts}
      </h2>
      <form
        ref={form}
        method="post"
        action="/api/cart/cart/addMultiple"
        className={styles.form}
        // Printed, unlike other forms: it holds the parts of a kit or set.
        data-printed=""
        // Disables the browser's own message once ours can be shown.
        noValidate={isHydrated}
        onSubmit={submit}
        // The outcome of one selection does not apply to the next.
        onChange={addition.forget}
      >
        <input type="hidden" name="locale" value={locale} />
        {combination.kind === 'set' && (
          <input type="hidden" name="setItemId" value={combination.article.colours[0].itemnum} />
        )}
        <Parts id={id} combination={combination} actions={actions} />
        <output className={styles.followed}>
          {actions.followed.length > 0 &&
            formatMessage(messages.followed, { titles: actions.followed.join(', ') })}
        </output>
        <SizeWarning id={id} isMissing={actions.choice.isSizeMissing} />
        <Sum combination={combination} actions={actions} />
        <CombinationSubmit combination={combination} choice={actions.choice} addition={addition} />
      </form>
    </section>
  );
}
