import type { Letter, LetterItems, LetterLink, LetterPart } from './letter';

const linkText = ({ label, url }: LetterLink) => `${label}: ${url}`;

function itemsText({ items, sums, vat }: LetterItems): string[] {
  return [
    ...items.flatMap(({ name, details, quantity, sum }) => [
      name,
      ...(details.length > 0 ? [`  ${details.join(', ')}`] : []),
      `  ${quantity} = ${sum}`,
      '',
    ]),
    ...[...sums, ...vat].map(({ name, amount }) => `${name}: ${amount}`),
  ];
}

function partText(part: LetterPart): readonly string[] {
  switch (part.kind) {
    case 'lines':
      return part.lines;
    case 'details':
      return part.details.map(({ name, value }) => `${name}: ${value}`);
    case 'items':
      return itemsText(part);
    case 'address':
      return [`${part.name}:`, ...part.lines.map((line) => `  ${line}`)];
    case 'pieces':
      return part.pieces.map(({ text }) => text);
    case 'picture':
    case 'article':
      return [];
    case 'link':
      return [linkText(part)];
  }
}

/** The letter as plain text without its imprint, with an empty line after each paragraph. */
export function letterText({ greeting, intro, parts, closing, shop, end }: Letter): string {
  const paragraphs = [
    greeting === null ? [] : [greeting],
    intro,
    ...parts.map(partText),
    closing.length > 0 ? [...closing, shop] : [],
    end ? [linkText(end)] : [],
  ];
  return paragraphs
    .filter((lines) => lines.length > 0)
    .flatMap((lines) => [...lines, ''])
    .join('\n');
}
