import { addons } from 'storybook/manager-api'

/** Storybook's own pages have no controls to show, and use the height. */
const pages = /^(introduction|brand-book|two-brands|tokens)--/

addons.setConfig({
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId) },
})
