import { problem } from '@/lib/http/answer';
import type { Operation } from '@/lib/http/api-route.server';
import { requestContext } from '@/lib/page-context/request-context.server';
import { findSession } from '@/lib/session/session.server';
import { addLine } from '@/lib/basket/add-line.server';
import { additionForm, quantityForm, removalForm } from '@/lib/basket/basket-forms.server';
import { basketWrite, loadCart } from './basket-write.server';
import { changeQuantity, removeLine } from '@/lib/basket/change-line.server';

/** The visitor's basket. */
export const readBasket: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  return { status: 200, body: await loadCart(await findSession(request), context) };
};

/** Puts an article aside. */
export const addToBasket = basketWrite(additionForm, (wish, { context, ensure }) =>
  addLine(wish, context, ensure),
);

/** Removes a line from the visitor's basket. */
export const removeFromBasket = basketWrite(removalForm, async ({ lineItemId }, { renew }) => {
  const session = await renew();
  return session ? removeLine(session, lineItemId) : { ok: false, code: 'unknown_line' };
});

/** Changes how many pieces of a line are wanted. */
export const changeInBasket = basketWrite(
  quantityForm,
  async ({ lineItemId, count }, { renew }) => {
    const session = await renew();
    if (!session) return { ok: false, code: 'unknown_line' };
    return changeQuantity(session, lineItemId, count);
  },
);
