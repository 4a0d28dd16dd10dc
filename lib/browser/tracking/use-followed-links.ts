import { useEffect } from 'react';
import { pushEvent } from './data-layer';

/** Without query and fragment, which may contain names and tokens. */
function addressOf({ host, pathname, href }: HTMLAnchorElement): string {
  if (!host) return href.split(/[?#]/, 1)[0] ?? href;
  return host === location.host ? pathname : host + pathname;
}

/**
 * Reports a click on a link in a header banner or in a slide. Articles in a slider are reported by
 * their list.
 */
function reportLink(link: HTMLAnchorElement): void {
  const id = link.closest('[data-block]')?.getAttribute('data-block');
  if (!id) return;
  if (link.closest('[data-blocks="header"]'))
    pushEvent({ event: 'click_banner_header', banner: id, link: addressOf(link) });
  const slide = link.closest('[data-slide]');
  if (slide && !link.closest('[data-position]'))
    pushEvent({
      event: 'click_slider',
      slider: id,
      slide: Number(slide.getAttribute('data-slide')),
      link: addressOf(link),
    });
}

const lookAtClick = ({ target }: MouseEvent): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link?.href) reportLink(link);
};

/** Listens to clicks on the whole page, so that blocks are reported before they are hydrated. */
export function useFollowedLinks(): void {
  useEffect(() => {
    document.addEventListener('click', lookAtClick, true);
    return () => document.removeEventListener('click', lookAtClick, true);
  }, []);
}
