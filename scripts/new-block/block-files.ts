import type { BlockNames } from './block-names';

const contentType = ({ typeId, label }: BlockNames) => `
import { defineBlock } from '@/cms-schema/content-type';
import { field } from '@/cms-schema/field';

export const ${typeId} = defineBlock({
  id: '${typeId}',
  name: '${label}',
  description: 'A headline and a text.',
  displayField: 'title',
  requiredContent: [['text']],
  fields: {
    title: field.help('For editors only.', field.unlocalized(field.symbol(120))),
    headline: field.optional(field.symbol(120)),
    text: field.text(600),
  },
});
`;

const definition = ({ file, typeId, component: name }: BlockNames) => `
import dynamic from 'next/dynamic';
import type { BlockDefinition } from '@/lib/cms/content/block-definition';

export const ${typeId}Definition: BlockDefinition<'${typeId}'> = {
  component: dynamic(() => import('./${file}').then((module) => module.${name})),
  messages: [],
};
`;

const component = ({ file, typeId, component: name }: BlockNames) => `
import type { BlockProps } from '@/lib/cms/content/block';
import { useFieldTags } from '@/lib/cms/content/field-tags';
import styles from './${file}.module.css';

/** A headline and a text. */
export function ${name}({ id, fields }: BlockProps<'${typeId}'>) {
  const { headline, text } = fields;
  const tag = useFieldTags();
  const headingId = \`\${id}-heading\`;
  return (
    <section className={styles.root} aria-labelledby={headline ? headingId : undefined}>
      {headline && (
        <h2 id={headingId} {...tag(id, 'headline')}>
          {headline}
        </h2>
      )}
      <p className={styles.text} {...tag(id, 'text')}>
        {text}
      </p>
    </section>
  );
}
`;

const styles = () => `
@layer blocks {
  .root {
    display: grid;
    gap: var(--space-m);
    grid-template-columns: minmax(0, 1fr);
  }

  .text {
    max-inline-size: var(--measure);
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
}
`;

const fixture = ({ file, typeId }: BlockNames) => `
import type { BlockProps } from '@/lib/cms/content/block';

type Props = BlockProps<'${typeId}'>;

const minimal: Props = {
  id: '${file}-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Anprobe', headline: null, text: 'Wir messen Sie in fünf Minuten.' },
};

export const ${typeId}Fixtures = {
  default: {
    ...minimal,
    id: '${file}',
    fields: { ...minimal.fields, headline: 'Anprobe im Geschäft' },
  },
  minimal,
  maximal: {
    ...minimal,
    id: '${file}-maximal',
    fields: {
      ...minimal.fields,
      headline: 'Anprobe im Geschäft, auch am Abend und nach Vereinbarung',
      text: 'Bringen Sie Schuhe und ein Hemd mit. '.repeat(16).trim(),
    },
  },
  longWords: {
    ...minimal,
    id: '${file}-long',
    fields: { ...minimal.fields, headline: 'w'.repeat(120), text: 'w'.repeat(600) },
  },
} satisfies Record<string, Props>;
`;

const test = ({ file, typeId, component: name }: BlockNames) => `
import { render, screen } from '@testing-library/react';
import { ${name} } from './${file}';
import { ${typeId}Fixtures } from './${file}.fixture';

const { default: plain, minimal } = ${typeId}Fixtures;

test('the headline labels the section', () => {
  render(<${name} {...plain} />);
  const region = screen.getByRole('region', { name: 'Anprobe im Geschäft' });
  expect(region).toHaveTextContent('Wir messen Sie in fünf Minuten.');
});

test('without a headline there is no heading and no unlabelled landmark', () => {
  render(<${name} {...minimal} />);
  expect(screen.getByText('Wir messen Sie in fünf Minuten.')).toBeVisible();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('region')).toBeNull();
});
`;

/** The files of a new block, by their path in the checkout. */
export function blockFiles(names: BlockNames): Record<string, string> {
  const { file } = names;
  const texts = {
    [`cms-schema/content-types/${file}.ts`]: contentType(names),
    [`blocks/${file}/${file}.block.ts`]: definition(names),
    [`blocks/${file}/${file}.tsx`]: component(names),
    [`blocks/${file}/${file}.module.css`]: styles(),
    [`blocks/${file}/${file}.fixture.ts`]: fixture(names),
    [`blocks/${file}/${file}.test.tsx`]: test(names),
  };
  return Object.fromEntries(
    Object.entries(texts).map(([place, text]) => [place, text.trimStart()]),
  );
}
