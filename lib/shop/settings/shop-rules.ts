/** How product pictures are addressed and in which variants they exist. */
export interface PictureRules {
  /**
   * Address with `{item}`, `{picture}` (its number from 1, `s` or `c`), and where its variants differ `{width}`, `{dark}`
   * and `{format}`; one that begins with `/` is on the host of `MEDIA_BASE_URL`.
   */
  address: string;
  /** Pixels, in ascending order. */
  widths: readonly number[];
  /** Text for `{dark}` in pictures for dark mode; `null` if there are none. */
  dark: string | null;
}

/** The harmonised notice on the legal guarantee in the language of the page. */
export interface GuaranteeGraphic {
  /** Path on the shop's own host. */
  picture: string;
  /** Pixels of its file. */
  width: number;
  height: number;
  /** What it says. */
  text: string;
}

/** Settings of a shop that its components need in the browser. */
export interface ShopRules {
  pictures: PictureRules;
  /** Regular expression of the numbers whose search leads straight to the article; `null` if none does. */
  articleNumber: string | null;
  /** `null` outside of the Union, and without a graphic in the language of the page. */
  guaranteeNotice: GuaranteeGraphic | null;
}

/** How the picture service of this repository addresses pictures. */
export const SERVED_PICTURES: PictureRules = {
  address: '/p/{item}/{picture}_{width}{dark}.{format}',
  widths: [300, 600, 900, 1200, 1600, 2000],
  dark: '_darkmode',
};

export const USUAL_RULES: ShopRules = {
  pictures: SERVED_PICTURES,
  articleNumber: null,
  guaranteeNotice: null,
};
