export const THEMES = ['light', 'dark'] as const;

/** Widths of the frame in CSS pixels: phone, tablet and desktop. */
export const GALLERY_WIDTHS = ['full', '390', '768', '1440'] as const;

/** Options of the gallery; each is a parameter of its address. */
export interface GalleryChoice {
  project: string;
  theme: (typeof THEMES)[number];
  language: string;
  width: (typeof GALLERY_WIDTHS)[number];
  /** A content type id, or `all`. */
  block: string;
}
