import * as account from '@/pages/counter/account';
import * as action from '@/pages/counter/order/[id]/[action]';
import * as prices from '@/pages/counter/prices';
import * as signIn from '@/pages/counter/sign-in';
import * as stockItem from '@/pages/counter/stock-item';
import { counterServer, type CounterPageModule } from './counter-server.fixture';

/** Pages of the counter in a process that tests can kill: `counter-process.fixture.ts <port>`. */
const PAGES: Readonly<Record<string, CounterPageModule>> = {
  'account.tsx': account,
  'order/[id]/[action].tsx': action,
  'prices.tsx': prices,
  'sign-in.tsx': signIn,
  'stock-item.tsx': stockItem,
};

const load = (file: string): CounterPageModule => {
  const page = PAGES[file];
  if (!page) throw new Error(`there is no page ${file}`);
  return page;
};

counterServer(Object.keys(PAGES), load).listen(Number(process.argv[2]), '127.0.0.1', () =>
  console.log('ready counter'),
);
