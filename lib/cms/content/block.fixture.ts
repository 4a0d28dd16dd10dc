import type { ButtonFields, Link, PictureSource, RichTextContent, SlideFields } from './block';

/** A picture of the media library; the gallery replaces it with one of its own. */
export const samplePicture = (alt: string): PictureSource => ({
  url: '//images.ctfassets.net/space/asset/token/kleiderstange.jpg',
  width: 1778,
  height: 1000,
  contentType: 'image/jpeg',
  alt,
});

export const pageLink = (href: string): Link => ({ href, opens: 'page' });

export const sampleButton = (
  label: string,
  href: string,
  look: ButtonFields['look'] = 'primary',
): ButtonFields & { id: string } => ({ id: label, label, link: pageLink(href), look });

/** Formatted text with one paragraph for each value. */
export function paragraphs(...values: string[]): RichTextContent {
  const content = values.map((value) => ({
    nodeType: 'paragraph',
    data: {},
    content: [{ nodeType: 'text', value, marks: [], data: {} }],
  }));
  // The enum of Contentful's node types is not in the bundle; its values are these strings.
  return { nodeType: 'document', data: {}, content } as unknown as RichTextContent;
}

/**
 * An artificial word, longer than any line. Two letters alternate because Chromium 156 breaks
 * repetitions of one letter too late if the font kerns them, as Instrument Sans does.
 */
export const longWord = (letters: number): string => 'mw'.repeat(letters).slice(0, letters);

/** A slide with a headline, or with only a picture. */
export const sampleSlide = (id: string, headline?: string): SlideFields & { id: string } => ({
  id,
  title: 'Folie',
  image: samplePicture('Mäntel an einer Kleiderstange'),
  imageFocus: null,
  alt: null,
  imageLink: null,
  imageLinkNewTab: false,
  imageZoom: false,
  textbox: headline ? [{ id: `${id}-headline`, text: headline, look: 'headline' }] : [],
  submit: null,
  submitLink: null,
  buttons: [],
  itemNumber: null,
});
