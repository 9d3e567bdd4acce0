import { addons } from 'storybook/manager-api'

/** Storybook's own pages have no controls to show, and use the height. */
const pages = /^(introduction|brand-book|two-brands|tokens)--/

addons.setConfig({
  // Whoever opens Storybook sees its chapters; four hundred lines of a list would be drawn before the first page.
  sidebar: { collapsedRoots: ['components', 'patterns', 'scenes', 'screens'] },
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId) },
})
