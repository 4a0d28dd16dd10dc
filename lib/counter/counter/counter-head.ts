import type { Messages } from '@/lib/shop/i18n/messages';
import type { Permission, StaffRole } from '@/lib/counter/staff/permissions';
import type { CounterLanguage } from './counter-language';
import type { CounterMessages } from './counter-messages-en';

/** What every page of the counter needs. */
export interface CounterHead {
  language: CounterLanguage;
  messages: CounterMessages;
  /** Who is signed in, and what they may do; `null` before. */
  staff: { email: string; role: StaffRole; permissions: readonly Permission[] } | null;
}

/** Why a page is not shown. */
export type CounterProblem = 'forbidden' | 'foreign' | 'tooMany' | 'invalid' | 'outage' | 'missing';

interface Shared {
  counter: CounterHead;
  /** Determines the document's language; contains no messages of the shop. */
  messages: Messages;
}

/** Props of a page, or why it is not shown. */
export type CounterProps<Props> = Shared &
  ({ problem: CounterProblem } | ({ problem: null } & Props));

/** What a page adds to the frame's props for its view. */
export type OwnProps<ViewProps> = Omit<ViewProps, 'counter'>;
