import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editProductTeaserPrice(migration: Migration): void {
  const type = migration.editContentType('productTeaserPrice');
  type.createField('articleNumber', {
    name: 'Article number',
    type: 'Symbol',
    validations: [{ regexp: { pattern: '^\\d{8}(-\\d{3})?$' } }],
  });
  type.createField('articleRatio', {
    name: 'Article ratio',
    type: 'Symbol',
    validations: [{ in: ['3:4', '1:2'] }],
    defaultValue: { de: '3:4' },
  });
  type.moveField('articleNumber').afterField('image');
  type.moveField('articleRatio').afterField('articleNumber');
  type.changeFieldControl('articleNumber', 'builtin', 'singleLine', {
    helpText:
      'Eight digits, for a certain colour followed by “-” and three. Without an image, this article’s picture shows.',
  });
  type.changeFieldControl('articleRatio', 'builtin', 'dropdown', {
    helpText: 'Coats, suits and trousers are 1:2.',
  });
}

/**
 * productTeaserPrice
 *   adds field articleNumber (Symbol)
 *   adds field articleRatio (Symbol)
 *   moves field articleNumber after image
 *   moves field articleRatio after articleNumber
 *   input of articleNumber: singleLine, “Eight digits, for a certain colour followed by “-” and three. Without an image, this article’s picture shows.”
 *   input of articleRatio: dropdown, “Coats, suits and trousers are 1:2.”
 */
const addArticlePictureToProductTeaser: MigrationFunction = (migration) => {
  editProductTeaserPrice(migration);
};

export default addArticlePictureToProductTeaser;
