/** The shop's breakpoints by their names in CSS: 0, 576, 768, 992 and 1200 pixels. */
const WIDTHS = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type Width = (typeof WIDTHS)[number];

/** Number of visible slides from each width on; 2.5 shows that there are more. */
export type InView = { xs: number } & Partial<Record<Width, number>>;

/** The number at each width, never more than there are slides. */
export function inViewAt(inView: InView, count: number): Record<Width, number> {
  let last = inView.xs;
  const pairs = WIDTHS.map((width) => {
    last = inView[width] ?? last;
    return [width, Math.min(last, Math.max(count, 1))] as const;
  });
  // Every width has been mapped.
  return Object.fromEntries(pairs) as Record<Width, number>;
}

/** Widths at which a slide is never first in view, so that its dot is not needed. */
export function widthsBeyond(
  place: number,
  count: number,
  inView: Readonly<Record<Width, number>>,
): Width[] {
  return WIDTHS.filter((width) => place > count - Math.floor(inView[width]));
}
