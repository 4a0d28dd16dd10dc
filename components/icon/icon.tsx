/** Line drawings on a 24-pixel square, drawn with the text's colour. */
const PATHS = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'm6 6 12 12M18 6 6 18',
  chevron: 'm6 9.5 6 6 6-6',
  enlarge: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  pause: 'M9 6v12M15 6v12',
  play: 'm8 5.5 11 6.5-11 6.5z',
};

/** Always decoration: the control around it carries the name. */
export function Icon({ name, size = 24 }: { name: keyof typeof PATHS; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
