import { shop } from './schema';

const FIRST_ORDER = { startWith: 1_000_001 };

/** Order numbers: one sequence for each shop. Rolled-back orders leave gaps. */
export const orderNumbersHgg = shop.sequence('order_numbers_hgg', FIRST_ORDER);
export const orderNumbersHrm = shop.sequence('order_numbers_hrm', FIRST_ORDER);
export const orderNumbersEck = shop.sequence('order_numbers_eck', FIRST_ORDER);
