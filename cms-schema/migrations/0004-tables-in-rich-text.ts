import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editAccordionItem(migration: Migration): void {
  const type = migration.editContentType('accordionItem');
  type.editField('text').validations([
    {
      enabledNodeTypes: [
        'heading-2',
        'heading-3',
        'heading-4',
        'ordered-list',
        'unordered-list',
        'hr',
        'blockquote',
        'table',
        'hyperlink',
        'entry-hyperlink',
        'embedded-asset-block',
        'embedded-entry-block',
      ],
    },
    { enabledMarks: ['bold', 'italic', 'underline', 'superscript', 'subscript'] },
  ]);
}

function editInfoBlock(migration: Migration): void {
  const type = migration.editContentType('infoBlock');
  type.editField('body').validations([
    {
      enabledNodeTypes: [
        'heading-2',
        'heading-3',
        'heading-4',
        'ordered-list',
        'unordered-list',
        'hr',
        'blockquote',
        'table',
        'hyperlink',
        'entry-hyperlink',
        'embedded-asset-block',
        'embedded-entry-block',
      ],
    },
    { enabledMarks: ['bold', 'italic', 'underline', 'superscript', 'subscript'] },
  ]);
}

function editSeoText(migration: Migration): void {
  const type = migration.editContentType('seoText');
  type.editField('body').validations([
    {
      enabledNodeTypes: [
        'heading-2',
        'heading-3',
        'heading-4',
        'ordered-list',
        'unordered-list',
        'hr',
        'blockquote',
        'table',
        'hyperlink',
        'entry-hyperlink',
        'embedded-asset-block',
        'embedded-entry-block',
      ],
    },
    { enabledMarks: ['bold', 'italic', 'underline', 'superscript', 'subscript'] },
  ]);
}

function editTextBox(migration: Migration): void {
  const type = migration.editContentType('textBox');
  type.editField('body').validations([
    {
      enabledNodeTypes: [
        'heading-2',
        'heading-3',
        'heading-4',
        'ordered-list',
        'unordered-list',
        'hr',
        'blockquote',
        'table',
        'hyperlink',
        'entry-hyperlink',
        'embedded-asset-block',
        'embedded-entry-block',
      ],
    },
    { enabledMarks: ['bold', 'italic', 'underline', 'superscript', 'subscript'] },
  ]);
}

/**
 * accordionItem
 *   changes field text: validations [{"enabledNodeTypes":["heading-2","heading-3","heading-4","ordered-list","unordered-list","hr","blockquote","hyperlink","entry-hyperlink","embedded-asset-block","embedded-entry-block"]},{"enabledMarks":["bold","italic","underline","superscript","subscript"]}] → [{"enabledNodeTypes":["heading-2","heading-3","heading-4","ordered-list","unordered-list","hr","blockquote","table","hyperlink","entry-hyperlink","embedded-asset-block","embedded-entry-block"]},{"enabledMarks":["bold","italic","underline","superscript","subscript"]}]
 *   note: entries whose text does not fit cannot be published again until they are mended
 * infoBlock
 *   changes field body: validations [{"enabledNodeTypes":["heading-2","heading-3","heading-4","ordered-list","unordered-list","hr","blockquote","hyperlink","entry-hyperlink","embedded-asset-block","embedded-entry-block"]},{"enabledMarks":["bold","italic","underline","superscript","subscript"]}] → [{"enabledNodeTypes":["heading-2","heading-3","heading-4","ordered-list","unordered-list","hr","blockquote","table","hyperlink","entry-hyperlink","embedded-asset-block","embedded-entry-block"]},{"enabledMarks":["bold","italic","underline","superscript","subscript"]}]
 *   note: entries whose body does not fit cannot be published again until they are mended
 * seoText
 *   changes field body: validations [{"enabledNodeTypes":["heading-2","heading-3","heading-4","ordered-list","unordered-list","hr","blockquote","hyperlink","entry-hyperlink","embedded-asset-block","embedded-entry-block"]},{"enabledMarks":["bold","italic","underline","superscript","subscript"]}] → [{"enabledNodeTypes":["heading-2","heading-3","heading-4","ordered-list","unordered-list","hr","blockquote","table","hyperlink","entry-hyperlink","embedded-asset-block","embedded-entry-block"]},{"enabledMarks":["bold","italic","underline","superscript","subscript"]}]
 *   note: entries whose body does not fit cannot be published again until they are mended
 * textBox
 *   changes field body: validations [{"enabledNodeTypes":["heading-2","heading-3","heading-4","ordered-list","unordered-list","hr","blockquote","hyperlink","entry-hyperlink","embedded-asset-block","embedded-entry-block"]},{"enabledMarks":["bold","italic","underline","superscript","subscript"]}] → [{"enabledNodeTypes":["heading-2","heading-3","heading-4","ordered-list","unordered-list","hr","blockquote","table","hyperlink","entry-hyperlink","embedded-asset-block","embedded-entry-block"]},{"enabledMarks":["bold","italic","underline","superscript","subscript"]}]
 *   note: entries whose body does not fit cannot be published again until they are mended
 */
const tablesInRichText: MigrationFunction = (migration) => {
  editAccordionItem(migration);
  editInfoBlock(migration);
  editSeoText(migration);
  editTextBox(migration);
};

export default tablesInRichText;
