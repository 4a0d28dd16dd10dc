import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editBasket(migration: Migration): void {
  const type = migration.editContentType('basket');
  type.createField('emptyBlocks', {
    name: 'Empty blocks',
    type: 'Array',
    items: { type: 'Link', linkType: 'Entry', validations: [] },
  });
  type.moveField('emptyBlocks').afterField('emptyLink');
  type.changeFieldControl('emptyBlocks', 'builtin', 'entryCardsEditor', {
    helpText: 'Below the empty basket: teasers, a slider of recommendations.',
  });
}

/**
 * basket
 *   adds field emptyBlocks (list of Entry)
 *   moves field emptyBlocks after emptyLink
 *   input of emptyBlocks: entryCardsEditor, “Below the empty basket: teasers, a slider of recommendations.”
 */
const addEmptyBasketBlocks: MigrationFunction = (migration) => {
  editBasket(migration);
};

export default addEmptyBasketBlocks;
