import type { Document, Paragraph } from '@contentful/rich-text-types';
import { heading, linkTo, paragraph, richText } from '@/demo/rich-text';

/** A company in the legal texts, invented together with its address and its numbers. */
export interface Company {
  /** Name with the legal form. */
  name: string;
  /** Street, postal code and city in one line. */
  address: string;
  telephone: string;
  mail: string;
  withdrawal: string;
}

export type LegalWords = Readonly<
  Record<'imprint' | 'privacy' | 'terms' | 'withdrawal', (company: Company) => Document>
>;

type Section = readonly [title: string, ...paragraphs: (string | Paragraph)[]];

/** An opening sentence, followed by sections with headings. */
export const sectioned = (opening: string, ...sections: readonly Section[]): Document =>
  richText(
    opening,
    ...sections.flatMap(([title, ...paragraphs]) => [heading(title), ...paragraphs]),
  );

/** A sentence that ends with a link. */
export const leadingTo = (sentence: string, target: string, label: string): Paragraph =>
  paragraph(`${sentence} `, linkTo(target, label), '.');

/** Page for declaring a withdrawal without a login; the footer of every page links to it, too. */
export const WITHDRAWAL_FORM = '/checkout/order?step=withdraw';

/** Contact details of a company as a paragraph: `Telefon …, E-Mail …`. */
export const reach = (
  { telephone, mail }: Company,
  phoneWord: string,
  mailWord: string,
): Paragraph =>
  paragraph(
    `${phoneWord} `,
    linkTo(telephone, telephone),
    `, ${mailWord} `,
    linkTo(`mailto:${mail}`, mail),
  );
