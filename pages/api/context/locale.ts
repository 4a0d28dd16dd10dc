import { z } from 'zod';
import { switchWithBasket } from '@/lib/api/cart/switch-with-basket.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';

const choice = z.object({ deliveryCountry: z.string().length(2), language: z.string().length(2) });

/** Changes delivery country and language: `{ "deliveryCountry": "AT", "language": "de" }`. */
export default apiRoute({
  POST: (request) => {
    const parsed = choice.safeParse(request.body);
    if (!parsed.success) return problem(400, 'Expected deliveryCountry and language');
    return switchWithBasket(request, parsed.data);
  },
});
