import { accountHref } from '@/lib/customer/account/account-pages';
import { customerWrite } from '@/lib/customer/account/account-write.server';
import type { AccountRejection } from '@/lib/customer/account/account-rejection';
import { dropDraft, storeFormDraft } from '@/lib/customer/account/form-draft.server';
import { sentText, type AccountErrors } from '@/lib/customer/account/registration';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { projects } from '@/lib/shop/project/projects';
import { readReview } from '@/lib/catalog/reviews/review-form';
import { writeReview } from '@/lib/commerce/order-view/write-review.server';

const REVIEWS_BY_CLIENT: Limit = { name: 'review', requests: 30, seconds: 60 * 60 };

/** Fields that are shown again. */
const TYPED = ['line', 'rating', 'fit', 'text'] as const;

/** `line` of an order, `rating` from 1 to 5, and optionally `fit` and `text`. */
export const sendReview = customerWrite(
  (context) => accountHref(context, 'OrderHistory'),
  async ({ exchange, context, sent, customerId, session, isForm }) => {
    const page = accountHref(context, 'OrderHistory');
    const rejected = async (code: AccountRejection, errors: AccountErrors = {}) => {
      if (isForm) await storeFormDraft(session, 'review', { sent, fields: TYPED, errors });
      return { ok: false, code, errors, page } as const;
    };
    const { project, locale } = context;
    const read = readReview(sent, locale.language);
    if (!read.ok) return rejected('invalid', read.errors);
    if (!projects[project].hasReviews) return { ok: false, code: 'not_ordered', page };
    if (await limitRequests(exchange[0], REVIEWS_BY_CLIENT)) return rejected('too_many_attempts');
    const line = sentText(sent, 'line');
    const outcome = await writeReview({ customerId, project, line, review: read.review });
    if (outcome !== 'written') return { ok: false, code: outcome, page };
    await dropDraft(session, 'review');
    return { ok: true, body: {}, notice: 'review_sent', page };
  },
);
