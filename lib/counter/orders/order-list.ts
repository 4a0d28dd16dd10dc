import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';

export const ORDER_STATES = ['all', 'toShip', 'unpaid', 'shipped', 'owed', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Last row of a page of a list. */
export interface Cursor {
  /** Moment by which the list is sorted, in UTC with microseconds. */
  at: string;
  id: string;
}

/** What a list of orders shows. */
export interface OrderListRequest {
  /** Number, name, email, SKU, article's name or payment reference; empty for all. */
  query: string;
  state: OrderState;
  project: ProjectId | null;
  /** Last order of the page before; `null` for the first page. */
  after: Cursor | null;
}

/** An order in the list; amounts in minor units. */
export interface ListedOrder {
  id: string;
  number: string;
  project: string;
  /** Epoch milliseconds. */
  placedAt: number;
  status: 'pending' | 'accepted' | 'paid' | 'cancelled';
  /** Whether pieces are to be shipped. */
  isOpen: boolean;
  name: string;
  city: string;
  total: number;
  currency: string;
}

export interface OrderList {
  orders: readonly ListedOrder[];
  /** {@link OrderListRequest.after} of the next page; `null` on the last. */
  next: string | null;
  /** Whether more orders match than are searched. */
  isTooMany: boolean;
}

const AFTER =
  /^(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_(?<id>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Whether a moment exists: JavaScript would read 31 April as 1 May. @param written in UTC, with microseconds */
function isMoment(written: string): boolean {
  const at = new Date(written);
  if (Number.isNaN(at.getTime()) || at.getUTCFullYear() < 1) return false;
  return at.toISOString().slice(0, -1) === written.slice(0, -4);
}

/** Reads a {@link Cursor} from an address. @returns `null` for anything else */
export function readCursor(written: string): Cursor | null {
  const { at, id } = AFTER.exec(written)?.groups ?? {};
  return at && id && isMoment(at) ? { at, id } : null;
}

/** Reads a list from an address; anything invalid is left out. */
export function readOrderListRequest(
  parameter: (name: 'query' | 'state' | 'project' | 'after') => string,
): OrderListRequest {
  const project = parameter('project');
  return {
    query: parameter('query').trim(),
    state: ORDER_STATES.find((state) => state === parameter('state')) ?? 'all',
    project: isProjectId(project) ? project : null,
    after: readCursor(parameter('after')),
  };
}

/** A view of the list that a member of staff has saved. */
export interface SavedView {
  id: string;
  name: string;
  query: string;
  state: string;
  /** `null` for all shops. */
  project: string | null;
}

/** The address of a list, without its page. */
export const orderListSearch = ({
  query,
  state,
  project,
}: Pick<SavedView, 'query' | 'state' | 'project'>): URLSearchParams =>
  new URLSearchParams({ query, state, project: project ?? '' });
