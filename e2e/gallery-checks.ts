import type { Page } from '@playwright/test';
import { axeFindings } from './axe';

/** Only WCAG's rules apply; a page with every state at once has an outline of its own. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Elements that overflow the window and cannot be scrolled. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const keepsInside = (element: Element): boolean => {
      if (element.matches('[data-exhibit]')) return false;
      const { overflowX } = getComputedStyle(element);
      // A region of blocks clips its overflow, which hides text permanently.
      const isKept = overflowX !== 'visible' && !element.matches('[data-blocks]');
      return isKept || (element.parentElement !== null && keepsInside(element.parentElement));
    };
    // A full-width picture is as wide as the window, including the scrollbar or its reserved space.
    const page = document.body.clientWidth;
    const halfScrollbar = (window.innerWidth - page) / 2;
    const isOutside = (element: Element): boolean => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isSeen = width > 1 && height > 1;
      const more = 1 + (element.textContent.trim() === '' ? halfScrollbar : 0);
      return isSeen && (left < -more || right > page + more);
    };
    return [...document.querySelectorAll('[data-exhibit] *')]
      .filter((element) => isOutside(element) && !keepsInside(element.parentElement ?? element))
      .map((element) => {
        const exhibit = element.closest<HTMLElement>('[data-exhibit]')?.dataset['exhibit'];
        return `${exhibit} <${element.tagName.toLowerCase()}>`;
      });
  });
}

export const galleryFindings = (page: Page) => axeFindings(page, RULES);
