import type { MouseEvent } from 'react';
import { isInApp } from '@/lib/browser/app-bridge/app-bridge';
import { openModal } from '@/lib/browser/modals/modals';
import { wantsOwnTab } from '@/lib/shop/routes/wants-own-tab';

/**
 * Opens the account over the page; in the app, which has its own login, the account is a page.
 * @returns whether it was opened here
 */
export function openAccount(event: MouseEvent): boolean {
  if (wantsOwnTab(event) || isInApp()) return false;
  event.preventDefault();
  openModal('login', {});
  return true;
}
