import type { Document, Paragraph } from '@contentful/rich-text-types';
import { heading, linkTo, paragraph, richText } from '@/demo/rich-text';

/** What the legal texts say of a company, which is invented like its address and its numbers. */
export interface Company {
  /** With its legal form. */
  name: string;
  /** Street, postal code and city in one line. */
  address: string;
  telephone: string;
  mail: string;
  /** Node of the page about withdrawal. */
  withdrawal: string;
}

/** The legal pages in one language. */
export type LegalWords = Readonly<
  Record<'imprint' | 'privacy' | 'terms' | 'withdrawal', (company: Company) => Document>
>;

type Section = readonly [title: string, ...paragraphs: (string | Paragraph)[]];

/** An opening sentence, and sections below headings. */
export const sectioned = (opening: string, ...sections: readonly Section[]): Document =>
  richText(
    opening,
    ...sections.flatMap(([title, ...paragraphs]) => [heading(title), ...paragraphs]),
  );

/** A sentence that ends with a link. */
export const leadingTo = (sentence: string, target: string, label: string): Paragraph =>
  paragraph(`${sentence} `, linkTo(target, label), '.');

/** Where a withdrawal is stated without a login; the footer of every page leads there, too. */
export const WITHDRAWAL_FORM = '/checkout/order?step=withdraw';

/** How to reach a company, as a paragraph: `Telefon …, E-Mail …`. */
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
