import { randomUUID } from 'node:crypto';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import type { LoadedOrderStatus } from '@/lib/commerce/order-view/loaded-order-status';
import { findSession } from '@/lib/customer/session/session.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi, type Reply } from '@/lib/platform/http/api-server.fixture';
import { takeLookup, takeWithdrawal } from './order-page-endpoints.server';

const HOST = 'hgg.localhost:3000';

/** A page of a German shop, without its visitor. */
export const GERMAN_PAGE = {
  context: GERMANY,
  path: '/checkout/order',
  category: null,
  isPremiumSale: false,
  list: null,
  productsPerPage: 24,
  productRules: [],
  zeroResultPage: null,
  nodes: { locale: 'de-de', paths: new Map(), hosts: [] },
};

/** A browser without scripts on the page of an order. @param load loader of its block */
export function withOrderPage(load: BlockLoader<'orderStatus', LoadedOrderStatus>) {
  const config = { api: { bodyParser: false } };
  const call = withApi({
    '/api/order/open': { default: apiRoute({ POST: takeLookup }), config },
    '/api/order/withdraw': { default: apiRoute({ POST: takeWithdrawal }), config },
  });
  /** Sends a form. @param cookie of the session, if there is one */
  const send = (path: '/api/order/open' | '/api/order/withdraw', fields: object, cookie?: string) =>
    call(path, {
      method: 'POST',
      headers: {
        host: HOST,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie && { cookie }),
      },
      body: new URLSearchParams({
        locale: 'de-de',
        requestKey: randomUUID(),
        name: 'Max Muster',
        ...fields,
      }).toString(),
    });
  /** The page that the browser is shown after a response, as its block has loaded it. */
  const pageAfter = async ({ headers }: Reply, cookie?: string) => {
    const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0]);
    const sent = [...cookies, ...(cookie ? [cookie] : [])].join('; ');
    const session = () => findSession({ headers: { host: HOST, cookie: sent } });
    const { searchParams: query } = new URL(headers.location ?? '', `http://${HOST}`);
    const page = { ...GERMAN_PAGE, visitor: { session, query } };
    const block = { id: 'block', fields: { headline: 'Bestellstatus', text: '' } };
    return (await load([block], page)).get('block')?.loaded;
  };
  return { call, send, pageAfter };
}
