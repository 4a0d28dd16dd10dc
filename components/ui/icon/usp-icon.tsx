/** Line drawings on a 24-pixel square, separate from the icons that every page needs. */
const PATHS = {
  delivery:
    'M5 16H3V6h11v10H9M14 9.5h3.7L21 13v3h-1.5M15.5 16H14M5.25 17.5a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0M15.75 17.5a1.75 1.75 0 1 0 3.5 0 1.75 1.75 0 1 0-3.5 0',
  returns: 'M8 5 4 9l4 4M4 9h10.5a5 5 0 0 1 0 10H8',
  store: 'M4.5 10.5V20h15v-9.5M3 10.5 5 4h14l2 6.5zM9.5 20v-5.5h5V20',
  measure: 'M3 8.5h18v7H3zM7 8.5v3M11 8.5v4M15 8.5v3M19 8.5v4',
  care: 'M5 19C5 10 10 5 19 5c0 9-5 14-14 14zM5 19l7-7',
  advice: 'M4 5h16v11h-9l-4 4v-4H4z',
  payment: 'M3 6h18v12H3zM3 10h18M6.5 14.5h4',
  gift: 'M4.5 11v9h15v-9M3 7h18v4H3zM12 7v13M12 7C9 7 7.5 6 7.5 4.7 7.5 3 11 2.6 12 7zM12 7c3 0 4.5-1 4.5-2.3C16.5 3 13 2.6 12 7z',
};

/** Always decorative: the text beside it has the meaning. */
export function UspIcon({ name, size = 28 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg className="icon" data-line="thin" width={size} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
