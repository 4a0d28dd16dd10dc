import { readChallenge } from '@/lib/captcha/create-challenge.server';
import { apiRoute } from '@/lib/http/api-route.server';

/** A puzzle of ALTCHA, signed; lib/captcha/confirm-captcha solves it. */
export default apiRoute({ GET: readChallenge });
