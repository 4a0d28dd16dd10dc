import { readChallenge } from '@/lib/shop/captcha/create-challenge.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** A signed ALTCHA challenge; lib/shop/captcha/confirm-captcha solves it. */
export default apiRoute({ GET: readChallenge });
