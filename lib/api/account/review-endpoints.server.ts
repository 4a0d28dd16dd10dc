import { accountHref } from '@/lib/customer/account/account-pages';
import { customerWrite } from '@/lib/customer/account/account-write.server';
import { sentText } from '@/lib/customer/account/registration';
import { limitRequests, type Limit } from '@/lib/platform/http/limit-requests.server';
import { projects } from '@/lib/shop/project/projects';
import { readReview } from '@/lib/catalog/reviews/review-form';
import { writeReview } from '@/lib/commerce/order-view/write-review.server';

const REVIEWS_BY_CLIENT: Limit = { name: 'review', requests: 30, seconds: 60 * 60 };

/** `line` of an order, `rating` from 1 to 5, and optionally `fit` and `text`. */
export const sendReview = customerWrite(
  (context) => accountHref(context, 'OrderHistory'),
  async ({ exchange, context, sent, customerId }) => {
    const page = accountHref(context, 'OrderHistory');
    const { project, locale } = context;
    const review = readReview(sent, locale.language);
    if (!review) return { ok: false, code: 'invalid', errors: { rating: 'invalid' }, page };
    if (!projects[project].hasReviews) return { ok: false, code: 'not_ordered', page };
    if (await limitRequests(exchange[0], REVIEWS_BY_CLIENT))
      return { ok: false, code: 'too_many_attempts', page };
    const outcome = await writeReview({
      customerId,
      project,
      line: sentText(sent, 'line'),
      review,
    });
    return outcome === 'written'
      ? { ok: true, body: {}, notice: 'review_sent', page }
      : { ok: false, code: outcome, page };
  },
);
