import type { Action } from '@/scripts/simulate/step';
import { accounts } from './accounts';
import { afterSale } from './after-sale';
import { editors } from './editors';
import { faults } from './faults';
import { giftCards } from './gift-cards';
import { ordering } from './ordering';
import { payments } from './payments';
import { rushes } from './rush';
import { shopping } from './shopping';
import { staff } from './staff';
import { time } from './time';

/** Every action that a step can take. */
export const actions: readonly Action[] = [
  ...shopping,
  ...giftCards,
  ...accounts,
  ...ordering,
  ...payments,
  ...rushes,
  ...afterSale,
  ...staff,
  ...editors,
  ...time,
  ...faults,
];
