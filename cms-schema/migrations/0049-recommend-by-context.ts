import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editRecommendationSlider(migration: Migration): void {
  const type = migration.editContentType('recommendationSlider');
  type.createField('fillUp', { name: 'Fill up', type: 'Boolean', defaultValue: { de: false } });
  type.moveField('fillUp').afterField('context');
  type.changeFieldControl('articles', 'builtin', 'entryLinksEditor', {
    helpText: 'Shown in this order. None: all are recommended.',
  });
  type.changeFieldControl('context', 'builtin', 'dropdown', {
    helpText:
      'What articles are recommended for. PRODUCT: some like the chosen ones. CART: what goes with them. CATEGORY: the best of the page’s category.',
  });
  type.changeFieldControl('fillUp', 'builtin', 'boolean', {
    helpText: 'Recommended articles follow the chosen ones, up to 12 in all.',
  });
}

/**
 * What is recommended follows from the context: alone where an editor chose nothing, behind the chosen
 * articles where the slider is filled up. Sliders with articles stay as they are.
 *
 * recommendationSlider
 *   adds field fillUp (Boolean)
 *   moves field fillUp after context
 *   input of articles: entryLinksEditor, “Shown in this order. None: all are recommended.”
 *   input of context: dropdown, “What articles are recommended for. PRODUCT: some like the chosen ones. CART: what goes with them. CATEGORY: the best of the page’s category.”
 *   input of fillUp: boolean, “Recommended articles follow the chosen ones, up to 12 in all.”
 */
const recommendByContext: MigrationFunction = (migration) => {
  editRecommendationSlider(migration);
};

export default recommendByContext;
