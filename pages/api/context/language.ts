import { z } from 'zod';
import { switchWithBasket } from '@/lib/api/cart/switch-with-basket.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';

const choice = z.object({ language: z.string().length(2) });

/** Changes the language and keeps the country: `{ "language": "en" }`. */
export default apiRoute({
  POST: (request) => {
    const parsed = choice.safeParse(request.body);
    if (!parsed.success) return problem(400, 'Expected a language');
    return switchWithBasket(request, parsed.data);
  },
});
