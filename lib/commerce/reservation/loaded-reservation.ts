import type { ContactErrors, ContactField } from './contact';
import type { ReservationBasket, Store, StoreStock } from './reservation';

/** What one store holds for a visitor. */
export interface PlacedInStore {
  /** `HGG-R1000001` */
  number: string;
  email: string;
  /** False once its time was over. */
  isHeld: boolean;
  /** Epoch milliseconds. */
  heldUntil: number;
  /** `null` when the store is gone. */
  store: Store | null;
  items: readonly {
    id: string;
    itemNumber: string;
    name: string;
    colour: string;
    size: string;
    quantity: number;
  }[];
}

/** The article a visitor came with, and the stores to choose from. */
export interface ReservableArticle {
  sku: string;
  name: string;
  colour: string;
  size: string;
  quantity: number;
  stores: readonly StoreStock[];
  /** Number of the store that was chosen before, among those that have it. */
  preferred: string | null;
}

/** The reservation basket as its page requested it. */
export interface LoadedReservation {
  basket: ReservationBasket;
  /** `null` unless the address names one. */
  article: ReservableArticle | null;
  /** What has just been reserved. */
  placed: readonly PlacedInStore[];
  /** The collector's contact as it was typed before. */
  contact: Readonly<Partial<Record<ContactField, string>>>;
  contactErrors: ContactErrors;
  /** Code of what went wrong before; of the address, so it may be anything. */
  error: string | null;
  /** An article has just been added. */
  isAdded: boolean;
  /** Hours a store holds what is reserved. */
  holdHours: number;
  /** Sent twice, the form reserves once. */
  requestKey: string;
}
