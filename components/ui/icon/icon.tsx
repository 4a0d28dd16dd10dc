/** Line drawings on a 24-pixel square, drawn with the text's colour. */
const PATHS = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm6 9.5 6 6 6-6',
  enlarge: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  view: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  pause: 'M9 6v12M15 6v12',
  play: 'm8 5.5 11 6.5-11 6.5z',
  search: 'M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5.5 5.5',
  account: 'M12 11.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 20.5c.6-4 3.8-6 8-6s7.4 2 8 6',
  wishlist:
    'M12 20.5C5 15.5 3 12 3 8.8A4.8 4.8 0 0 1 12 6.5a4.8 4.8 0 0 1 9 2.3c0 3.2-2 6.7-9 11.7Z',
  reservation:
    'M4 10v10.5h16V10M3 9.5 5 4h14l2 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6.5 11v-6h5v6',
  cart: 'M5 8h14l1 12.5H4L5 8Zm3.5 3V7a3.5 3.5 0 0 1 7 0v4',
  filter: 'M3 7h10M17 7h4M15 5v4M3 16h4M11 16h10M9 14v4',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z',
};

/** Default size in pixels, set in the style sheet so that pages do not repeat it. */
const USUAL_SIZE = 24;

/** Always decorative: the control around it has the accessible name. */
export function Icon({ name, size = USUAL_SIZE }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      className="icon"
      width={size === USUAL_SIZE ? undefined : size}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
