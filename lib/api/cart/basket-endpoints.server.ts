import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { findSession } from '@/lib/customer/session/session.server';
import { addLines } from '@/lib/commerce/basket/add-lines.server';
import type { BasketRejection } from '@/lib/commerce/basket/basket';
import type { BasketChange } from '@/lib/commerce/basket/basket-change';
import {
  additionForm,
  additionsForm,
  creditsForm,
  quantityForm,
  removalForm,
  sizeForm,
  voucherForm,
} from '@/lib/commerce/basket/basket-forms.server';
import {
  changeBasket,
  type ChangeStep,
  type Changing,
} from '@/lib/commerce/basket/change-basket.server';
import { setQuantity } from '@/lib/commerce/basket/set-quantity.server';
import { setSize } from '@/lib/commerce/basket/set-size.server';
import { enterVoucher, withdrawVoucher } from '@/lib/commerce/basket/enter-voucher.server';
import { spendCredits } from '@/lib/commerce/basket/spend-credits.server';
import { limitedCode } from './limit-vouchers.server';
import { keepLine } from './keep-from-basket.server';
import { basketWrite, loadCart, type BasketVisit } from './basket-write.server';

/** The visitor's basket. */
export const readBasket: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  return { status: 200, body: await loadCart(await findSession(request), context) };
};

/** Adds an article. */
export const addToBasket = basketWrite(additionForm, addLines);

/** Adds several articles, or a set. */
export const addSeveralToBasket = basketWrite(additionsForm, addLines);

/** A change of the basket's contents; a visitor without a session has nothing to change. */
async function changeOwn(
  { renew, context, changeId }: BasketVisit,
  change: (changing: Changing) => Promise<BasketChange>,
  code: BasketRejection = 'unknown_line',
): Promise<BasketChange> {
  const session = await renew();
  return session ? change({ session, context, changeId }) : { ok: false, code };
}

/** Removes a line from the visitor's basket. */
export const removeFromBasket = basketWrite(removalForm, async ({ lineItemId }, visit) => ({
  ...(await changeOwn(visit, (changing) => setQuantity(changing, lineItemId, 0))),
  removed: lineItemId,
}));

/** Moves a line from the visitor's basket to the wishlist. */
export const keepFromBasket = basketWrite(removalForm, ({ lineItemId }, visit) =>
  keepLine(lineItemId, visit),
);

/** Changes the quantity of a line, or restores a removed one. */
export const changeInBasket = basketWrite(quantityForm, ({ lineItemId, count }, visit) =>
  changeOwn(visit, (changing) => setQuantity(changing, lineItemId, count)),
);

/** Changes the size of a line. */
export const resizeInBasket = basketWrite(sizeForm, ({ lineItemId, sku }, visit) =>
  changeOwn(visit, (changing) => changeBasket(changing, (step) => setSize(step, lineItemId, sku))),
);

/** Enters a code. */
export const addVoucher = basketWrite(voucherForm, async ({ code }, visit) => {
  const enter = (step: ChangeStep) => enterVoucher(step, visit.context.project, code);
  const change = async (changing: Changing): Promise<BasketChange> => {
    const entered = await limitedCode(visit.request, changing.session.id, () =>
      changeBasket(changing, enter),
    );
    return entered === 'too_many' ? { ok: false, code: 'too_many_attempts' } : entered;
  };
  return changeOwn(visit, change, 'invalid');
});

/** Puts the credits of the customer's loyalty card into the basket. */
export const addCredits = basketWrite(creditsForm, async (_, { renew, context, changeId }) => {
  const session = await renew();
  if (!session?.customerId) return { ok: false, code: 'voucher_empty' };
  return changeBasket({ session, context, changeId }, (step) => spendCredits(step, session));
});

/** Removes a code from the basket. */
export const removeVoucher = basketWrite(voucherForm, ({ code }, visit) =>
  changeOwn(
    visit,
    (changing) => changeBasket(changing, (step) => withdrawVoucher(step, code)),
    'invalid',
  ),
);
