import type Migration from 'contentful-migration';
import type { MigrationFunction } from 'contentful-migration';

function editNode(migration: Migration): void {
  const type = migration.editContentType('node');
  type.editField('brandsPageSource').validations([{ regexp: { pattern: '^[a-z0-9][a-z0-9-]*$' } }]);
  type.editField('pimSlug').validations([{ regexp: { pattern: '^[a-z0-9][a-z0-9-]*$' } }]);
  type.editField('crossShopUrl').validations([{ regexp: { pattern: '^\\/[^\\s/\\\\]\\S*$' } }]);
  type.changeFieldControl('sort', 'builtin', 'numberEditor', {
    helpText: 'Order among its neighbours, smallest first.',
  });
  type.changeFieldControl('page', 'builtin', 'entryLinkEditor', {
    helpText: 'Without a page it is a heading for what stands below it.',
  });
  type.changeFieldControl('pageName', 'builtin', 'singleLine', {
    helpText: 'Name on its own page and in “All …”, where it differs.',
  });
  type.changeFieldControl('brandsPageSource', 'builtin', 'singleLine', {
    helpText: 'Makes its page a brand index: the node ID whose children are the brands.',
  });
  type.changeFieldControl('showInCategories', 'builtin', 'boolean', {
    helpText: 'Listed on the page of the node above it.',
  });
  type.changeFieldControl('hideCategoryLine', 'builtin', 'boolean', {
    helpText: 'Its page does not list the categories below it.',
  });
  type.changeFieldControl('hideAdditionAll', 'builtin', 'boolean', {
    helpText: 'Its flyout has no “All …” entry.',
  });
  type.changeFieldControl('layerTwoName', 'builtin', 'singleLine', {
    helpText: 'Title of its flyout, where it differs from the name.',
  });
  type.changeFieldControl('showAllBrands', 'builtin', 'boolean', {
    helpText: 'Its flyout leads to the brand index.',
  });
  type.changeFieldControl('navigationImage', 'builtin', 'assetLinkEditor', {
    helpText: 'Stands in its flyout and at its head in the mobile menu.',
  });
  type.changeFieldControl('styleAllNavigationTitles', 'builtin', 'dropdown', {
    helpText: 'Colour of the titles in its flyout.',
  });
  type.changeFieldControl('navigationImageLink', 'builtin', 'singleLine', {
    helpText: 'Where the navigation image leads; empty: to the node.',
  });
  type.changeFieldControl('MobileAppStyle', 'builtin', 'dropdown', {
    helpText: 'How it is written in the mobile menu.',
  });
  type.changeFieldControl('mobileNavigationMenuImage', 'builtin', 'assetLinkEditor', {
    helpText: 'Small picture beside its name in the mobile menu.',
  });
  type.changeFieldControl('mobileNavigationIndex', 'builtin', 'numberEditor', {
    helpText: 'Order in the mobile menu, smallest first.',
  });
  type.changeFieldControl('displayHighlightMenuItem', 'builtin', 'boolean', {
    helpText: 'Stands out in the menu.',
  });
  type.changeFieldControl('displayHighlightCategoryTag', 'builtin', 'boolean', {
    helpText: 'Shown as a tag among the categories.',
  });
  type.changeFieldControl('displayDescription', 'builtin', 'multipleLine', {
    helpText: 'A sentence below its title in the flyout.',
  });
  type.changeFieldControl('displayClassname', 'builtin', 'singleLine', {
    helpText: 'Name by which the shop’s style sheet knows it.',
  });
  type.changeFieldControl('displayMedia', 'builtin', 'assetLinkEditor', {
    helpText: 'Small picture above its name in a flyout.',
  });
  type.changeFieldControl('pimSlug', 'builtin', 'singleLine', {
    helpText: 'Category of the product information system.',
  });
  type.changeFieldControl('crossShopUrl', 'builtin', 'singleLine', {
    helpText: 'Leads to this category path of our other shop, for example /anzuege.',
  });
  type.changeFieldControl('flyoutTeaser', 'builtin', 'entryLinksEditor', {
    helpText: 'Pictures at the right of its flyout.',
  });
  type.changeFieldControl('additionalnavigationitems', 'builtin', 'entryLinksEditor', {
    helpText: 'Further entries of its flyout, grouped by their title.',
  });
}

function editProject(migration: Migration): void {
  const type = migration.editContentType('project');
  type.createField('flyoutDelay', {
    name: 'Flyout delay',
    type: 'Integer',
    validations: [{ range: { min: 0, max: 2000 } }],
    defaultValue: { de: 240 },
  });
  type.editField('homeLink').required(false);
  type.moveField('flyoutDelay').afterField('header');
  type.changeFieldControl('homeLink', 'builtin', 'singleLine', {
    helpText: 'Where visitors go after logging out; empty: to the home page.',
  });
  type.changeFieldControl('flyoutDelay', 'builtin', 'numberEditor', {
    helpText:
      'Milliseconds a mouse rests on a menu entry until its flyout opens; it closes after a third of that.',
  });
}

function editFlyoutTeaserGroup(migration: Migration): void {
  const type = migration.editContentType('flyoutTeaserGroup');
  type.changeFieldControl('occupiedColumns', 'builtin', 'numberEditor', {
    helpText: '1 full width, 2 two thirds, 3 half, 4 one third.',
  });
}

/**
 * node
 *   changes field brandsPageSource: validations nothing → [{"regexp":{"pattern":"^[a-z0-9][a-z0-9-]*$"}}]
 *   changes field pimSlug: validations nothing → [{"regexp":{"pattern":"^[a-z0-9][a-z0-9-]*$"}}]
 *   changes field crossShopUrl: validations [{"regexp":{"pattern":"^\\/\\S*$"}}] → [{"regexp":{"pattern":"^\\/[^\\s/\\\\]\\S*$"}}]
 *   input of sort: numberEditor, “Order among its neighbours, smallest first.”
 *   input of page: entryLinkEditor, “Without a page it is a heading for what stands below it.”
 *   input of pageName: singleLine, “Name on its own page and in “All …”, where it differs.”
 *   input of brandsPageSource: singleLine, “Makes its page a brand index: the node ID whose children are the brands.”
 *   input of showInCategories: boolean, “Listed on the page of the node above it.”
 *   input of hideCategoryLine: boolean, “Its page does not list the categories below it.”
 *   input of hideAdditionAll: boolean, “Its flyout has no “All …” entry.”
 *   input of layerTwoName: singleLine, “Title of its flyout, where it differs from the name.”
 *   input of showAllBrands: boolean, “Its flyout leads to the brand index.”
 *   input of navigationImage: assetLinkEditor, “Stands in its flyout and at its head in the mobile menu.”
 *   input of styleAllNavigationTitles: dropdown, “Colour of the titles in its flyout.”
 *   input of navigationImageLink: singleLine, “Where the navigation image leads; empty: to the node.”
 *   input of MobileAppStyle: dropdown, “How it is written in the mobile menu.”
 *   input of mobileNavigationMenuImage: assetLinkEditor, “Small picture beside its name in the mobile menu.”
 *   input of mobileNavigationIndex: numberEditor, “Order in the mobile menu, smallest first.”
 *   input of displayHighlightMenuItem: boolean, “Stands out in the menu.”
 *   input of displayHighlightCategoryTag: boolean, “Shown as a tag among the categories.”
 *   input of displayDescription: multipleLine, “A sentence below its title in the flyout.”
 *   input of displayClassname: singleLine, “Name by which the shop’s style sheet knows it.”
 *   input of displayMedia: assetLinkEditor, “Small picture above its name in a flyout.”
 *   input of pimSlug: singleLine, “Category of the product information system.”
 *   input of crossShopUrl: singleLine, “Leads to this category path of our other shop, for example /anzuege.”
 *   input of flyoutTeaser: entryLinksEditor, “Pictures at the right of its flyout.”
 *   input of additionalnavigationitems: entryLinksEditor, “Further entries of its flyout, grouped by their title.”
 *   note: entries whose brandsPageSource does not fit cannot be published again until they are mended
 *   note: entries whose pimSlug does not fit cannot be published again until they are mended
 *   note: entries whose crossShopUrl does not fit cannot be published again until they are mended
 * project
 *   adds field flyoutDelay (Integer)
 *   changes field homeLink: not required
 *   moves field flyoutDelay after header
 *   input of homeLink: singleLine, “Where visitors go after logging out; empty: to the home page.”
 *   input of flyoutDelay: numberEditor, “Milliseconds a mouse rests on a menu entry until its flyout opens; it closes after a third of that.”
 * flyoutTeaserGroup
 *   input of occupiedColumns: numberEditor, “1 full width, 2 two thirds, 3 half, 4 one third.”
 */
const describeNodeFields: MigrationFunction = (migration) => {
  editNode(migration);
  editProject(migration);
  editFlyoutTeaserGroup(migration);
};

export default describeNodeFields;
