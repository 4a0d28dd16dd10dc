import {
  changeErpReservation,
  listErpReservations,
} from '@/lib/counter/erp/erp-reservations.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';

// The body is read once the key is checked.
export const config = { api: { bodyParser: false } };

/** Reservations for a retailer's systems. */
export default apiRoute(
  { GET: listErpReservations, POST: changeErpReservation },
  { writers: 'signed' },
);
