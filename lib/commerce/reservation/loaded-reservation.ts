import type { ContactErrors, ContactField } from './contact';
import type { ReservationBasket, Store, StoreStock } from './reservation';

/** A visitor's reservation in one store. */
export interface PlacedInStore {
  /** `HGG-R1000001` */
  number: string;
  email: string;
  /** False once it has expired or was collected. */
  isHeld: boolean;
  isCollected: boolean;
  /** Epoch milliseconds. */
  heldUntil: number;
  /** `null` if the store no longer exists. */
  store: Store | null;
  items: readonly {
    id: string;
    articleNumber: string;
    itemNumber: string;
    name: string;
    colour: string;
    size: string;
    quantity: number;
  }[];
}

/** The article a visitor wants to reserve, with the stores to choose from. */
export interface ReservableArticle {
  sku: string;
  name: string;
  colour: string;
  size: string;
  quantity: number;
  stores: readonly StoreStock[];
  /** Number of the store chosen before, if it has the article. */
  preferred: string | null;
}

/** The reservation basket as loaded for its page. */
export interface LoadedReservation {
  basket: ReservationBasket;
  /** `null` unless the address contains one. */
  article: ReservableArticle | null;
  /** Reservations that were just made. */
  placed: readonly PlacedInStore[];
  /** Contact as entered before. */
  contact: Readonly<Partial<Record<ContactField, string>>>;
  contactErrors: ContactErrors;
  /** Error code from the address, so it may be anything. */
  error: string | null;
  /** Whether an article was just added. */
  isAdded: boolean;
  /** Hours for which a store holds a reservation. */
  holdHours: number;
  /** Idempotency key: submitted twice, the form reserves once. */
  requestKey: string;
}
