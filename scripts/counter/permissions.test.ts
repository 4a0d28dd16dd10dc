import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import type { StaffRole } from '@/lib/counter/staff/permissions';
import { STAFF_ROLES } from '@/lib/platform/db/schema-staff';
import { COUNTER_PAGES } from './counter-server.fixture';
import { NOBODY, OF_ORDERS, withStaff } from './signed-in.fixture';

withoutContent();
withUnreachableProvider(openTestDatabase);
const { newBrowser, signedIn } = withStaff();

/** Statuses of a page for those who may open it, and for all others who are signed in. */
const ALL = STAFF_ROLES;
const PACKING: readonly StaffRole[] = ['warehouse', 'shopManager', 'administrator'];
const MANAGERS: readonly StaffRole[] = ['shopManager', 'administrator'];
const OF_CUSTOMERS: readonly StaffRole[] = ['service', ...MANAGERS];
const OF_NUMBERS: readonly StaffRole[] = ['marketing', ...MANAGERS];
const ADMINISTRATOR: readonly StaffRole[] = ['administrator'];

/** Page → an address of it, who may open it, and the status of that address for them. */
const MATRIX: Readonly<Record<string, readonly [string, readonly StaffRole[], number]>> = {
  'account.tsx': ['/counter/account', ALL, 200],
  'audit.tsx': ['/counter/audit', ADMINISTRATOR, 200],
  'audit-csv.tsx': ['/counter/audit-csv?from=2026-11-01&to=2026-11-30', ADMINISTRATOR, 200],
  'document.tsx': [`/counter/document?kind=invoice&order=${NOBODY}`, OF_ORDERS, 404],
  'index.tsx': ['/counter', OF_ORDERS, 200],
  'order/[id]/[action].tsx': [`/counter/order/${NOBODY}/note`, OF_ORDERS, 404],
  'returns.tsx': ['/counter/returns', OF_ORDERS, 200],
  'reservations.tsx': ['/counter/reservations', OF_ORDERS, 200],
  'stock.tsx': ['/counter/stock', ALL, 200],
  'stock-item.tsx': ['/counter/stock-item?sku=none', ALL, 404],
  'customer/[id].tsx': [`/counter/customer/${NOBODY}`, OF_CUSTOMERS, 404],
  'customer-export.tsx': [`/counter/customer-export?id=${NOBODY}`, MANAGERS, 404],
  'customers.tsx': ['/counter/customers', OF_CUSTOMERS, 200],
  'guest-export.tsx': [`/counter/guest-export?order=${NOBODY}`, MANAGERS, 404],
  'numbers.tsx': ['/counter/numbers', OF_NUMBERS, 200],
  'numbers-csv.tsx': [
    '/counter/numbers-csv?report=sales&from=2026-11-01&to=2026-11-30',
    OF_NUMBERS,
    200,
  ],
  'second-factor.tsx': ['/counter/second-factor', ALL, 200],
  'staff.tsx': ['/counter/staff', ADMINISTRATOR, 200],
  'studio.tsx': ['/counter/studio', ['marketing', 'administrator'], 404],
  'typed.tsx': ['/counter/typed', ALL, 303],
  'prices.tsx': ['/counter/prices', MANAGERS, 200],
  'pack/[id].tsx': [`/counter/pack/${NOBODY}`, PACKING, 404],
  'packing.tsx': ['/counter/packing', PACKING, 200],
  'order/[id].tsx': [`/counter/order/${NOBODY}`, OF_ORDERS, 404],
};
/** Pages that anybody may open. */
const OPEN = ['passkey.tsx', 'set-password.tsx', 'sign-in.tsx', 'sso.tsx'];

test('CNT-01: every page of the counter is listed with who may open it', () => {
  expect([...Object.keys(MATRIX), ...OPEN].toSorted()).toEqual(COUNTER_PAGES);
});

test.each(Object.entries(MATRIX))(
  'CNT-01: nobody opens or sends %s without a session',
  async (_, [address]) => {
    const next = address === '/counter' ? '' : `?${new URLSearchParams({ next: address })}`;
    const opened = await newBrowser().open(address);
    const sent = await newBrowser().submit(address, { step: 'do' });
    expect([opened.status, opened.headers.location, opened.text]).toEqual([
      303,
      `/counter/sign-in${next}`,
      '',
    ]);
    expect([sent.status, sent.headers.location, sent.text]).toEqual([303, '/counter/sign-in', '']);
    expect(await rows('SELECT 1 FROM shop.staff_drafts')).toEqual([]);
  },
);

test.each(STAFF_ROLES)(
  'CNT-01: the role %s opens its pages, and gets 403 for all others',
  async (role) => {
    const browser = await signedIn(role);
    for (const [page, [address, roles, status]] of Object.entries(MATRIX)) {
      // The list is where everybody begins: it leads those to their account who may not read it.
      const other = page === 'index.tsx' ? 303 : 403;
      const expected = roles.includes(role) ? status : other;
      expect([page, (await browser.open(address)).status]).toEqual([page, expected]);
    }
  },
);
