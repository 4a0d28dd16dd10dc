import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editBreakerImage(migration: Migration): void {
  const type = migration.editContentType('breakerImage');
  type.editField('itemNumberLink').validations([{ regexp: { pattern: '^.{1,64}$' } }]);
  type.changeFieldControl('itemNumberLink', 'builtin', 'singleLine', {
    helpText: 'Article number; leads to the article unless there is a link.',
  });
}

function editRecommendedArticle(migration: Migration): void {
  const type = migration.editContentType('recommendedArticle');
  type.editField('itemNumber').validations([{ regexp: { pattern: '^.{1,64}$' } }]);
  type.changeFieldControl('itemNumber', 'builtin', 'singleLine', { helpText: 'Article number.' });
}

function editSlide(migration: Migration): void {
  const type = migration.editContentType('slide');
  type.editField('itemNumber').validations([{ regexp: { pattern: '^.{1,64}$' } }]);
  type.changeFieldControl('itemNumber', 'builtin', 'singleLine', { helpText: 'Article number.' });
}

function editHomeTeaser(migration: Migration): void {
  const type = migration.editContentType('homeTeaser');
  type.editField('itemNumber').validations([{ regexp: { pattern: '^.{1,64}$' } }]);
  type.changeFieldControl('itemNumber', 'builtin', 'singleLine', { helpText: 'Article number.' });
}

function editProductTeaserPrice(migration: Migration): void {
  const type = migration.editContentType('productTeaserPrice');
  type.editField('articleNumber').validations([{ regexp: { pattern: '^.{1,64}$' } }]);
  type.editField('itemNumberLink').validations([{ regexp: { pattern: '^.{1,64}$' } }]);
  type.changeFieldControl('articleNumber', 'builtin', 'singleLine', {
    helpText:
      'Number of an article or of one of its colours. Without an image, this article’s picture shows.',
  });
  type.changeFieldControl('itemNumberLink', 'builtin', 'singleLine', {
    helpText: 'Article number.',
  });
}

/**
 * breakerImage
 *   changes field itemNumberLink: validations [{"regexp":{"pattern":"^\\d{8}$"}}] → [{"regexp":{"pattern":"^.{1,64}$"}}]
 *   input of itemNumberLink: singleLine, “Article number; leads to the article unless there is a link.”
 *   note: entries whose itemNumberLink does not fit cannot be published again until they are mended
 * recommendedArticle
 *   changes field itemNumber: validations [{"regexp":{"pattern":"^\\d{8}$"}}] → [{"regexp":{"pattern":"^.{1,64}$"}}]
 *   input of itemNumber: singleLine, “Article number.”
 *   note: entries whose itemNumber does not fit cannot be published again until they are mended
 * slide
 *   changes field itemNumber: validations [{"regexp":{"pattern":"^\\d{8}$"}}] → [{"regexp":{"pattern":"^.{1,64}$"}}]
 *   input of itemNumber: singleLine, “Article number.”
 *   note: entries whose itemNumber does not fit cannot be published again until they are mended
 * homeTeaser
 *   changes field itemNumber: validations [{"regexp":{"pattern":"^\\d{8}$"}}] → [{"regexp":{"pattern":"^.{1,64}$"}}]
 *   input of itemNumber: singleLine, “Article number.”
 *   note: entries whose itemNumber does not fit cannot be published again until they are mended
 * productTeaserPrice
 *   changes field articleNumber: validations [{"regexp":{"pattern":"^\\d{8}(-\\d{3})?$"}}] → [{"regexp":{"pattern":"^.{1,64}$"}}]
 *   changes field itemNumberLink: validations [{"regexp":{"pattern":"^\\d{8}$"}}] → [{"regexp":{"pattern":"^.{1,64}$"}}]
 *   input of articleNumber: singleLine, “Number of an article or of one of its colours. Without an image, this article’s picture shows.”
 *   input of itemNumberLink: singleLine, “Article number.”
 *   note: entries whose articleNumber does not fit cannot be published again until they are mended
 *   note: entries whose itemNumberLink does not fit cannot be published again until they are mended
 */
const articleNumbersOfAnyShape: MigrationFunction = (migration) => {
  editBreakerImage(migration);
  editRecommendedArticle(migration);
  editSlide(migration);
  editHomeTeaser(migration);
  editProductTeaserPrice(migration);
};

export default articleNumbersOfAnyShape;
