export const THEMES = ['light', 'dark'] as const;

/** Widths of the frame in CSS pixels: a telephone, a tablet, a desk. */
export const GALLERY_WIDTHS = ['full', '390', '768', '1440'] as const;

/** What a person has chosen to look at; each is a parameter of the gallery's address. */
export interface GalleryChoice {
  project: string;
  theme: (typeof THEMES)[number];
  language: string;
  width: (typeof GALLERY_WIDTHS)[number];
  /** A content type id, or `all`. */
  block: string;
}
