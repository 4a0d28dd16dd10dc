/** Text that is markup already. */
export interface Html {
  readonly html: string;
}

type Value = string | number | Html | readonly Html[];

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

function markupOf(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escape(String(value));
  return 'html' in value ? value.html : value.map(({ html: each }) => each).join('');
}

/** Markup in which every value is escaped that is not markup itself. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return {
    html: parts
      .map((part, at) => (at === 0 ? part : markupOf(values[at - 1] ?? '') + part))
      .join(''),
  };
}
