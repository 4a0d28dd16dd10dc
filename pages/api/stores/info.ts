import { apiRoute } from '@/lib/platform/http/api-route.server';
import { readStoreStock } from '@/lib/api/cart/reservation-endpoints.server';

/** `/_hirmer/stores/info?product=20310000-312&size=3XL`: stores with their stock. */
export default apiRoute({ GET: readStoreStock });
