import { addons } from 'storybook/manager-api'

/** Storybook's own pages have no controls to show, and use the height. */
const pages = /^(introduction|brand-book|two-brands|tokens)--/

addons.setConfig({
  // A reader who opens Storybook sees its chapters; its list would be drawn in full before the first page.
  sidebar: { collapsedRoots: ['components', 'patterns', 'scenes', 'screens'] },
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId) },
})
