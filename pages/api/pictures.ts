import { pictureAddresses } from '@/lib/catalog/import/picture-addresses.server';
import { problem } from '@/lib/platform/http/api-response';
import { apiRoute } from '@/lib/platform/http/api-route.server';

/** Tells the picture service where the pictures of an imported article are. */
export default apiRoute({
  GET: async ({ query: { item } }) => {
    const addresses = await pictureAddresses([item ?? ''].flat().join());
    return addresses
      ? { status: 200, body: { addresses } }
      : problem(404, 'There is no imported article of this number');
  },
});
