import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming'

/** Storybook's own pages have no controls to show, and use the height. */
const pages = /^(introduction|brand-book|two-brands|tokens)--/

/** Where Storybook opens without an address. */
const firstPage = 'introduction'
const listLater = 'list-after-the-first-page'

/** What of the list stands beside the first page: the part the address asks for. */
function isAskedFor(id: string): boolean {
  const path = new URLSearchParams(location.search).get('path') ?? ''
  const [, asked = firstPage] = /\/(?:story|docs)\/([\w-]+?)(?:--|$)/.exec(path) ?? []
  return id.startsWith(`${asked}--`)
}

addons.setConfig({
  // A story has the height to itself until a reader asks for its controls (A): to draw them took longer than the story.
  layout: { bottomPanelHeight: 0, rightPanelWidth: 0 },
  theme: create({
    base: 'light',
    brandTitle: 'Veranda',
    brandUrl: './?path=/story/introduction--welcome',
    brandTarget: '_self',
  }),
  sidebar: {
    collapsedRoots: ['components', 'patterns', 'scenes', 'screens'],
    // The list and the page share one thread, and the whole list takes longer than any page.
    filters: { [listLater]: ({ id }) => isAskedFor(id) },
  },
  layoutCustomisations: { showPanel: ({ storyId }, isShown) => isShown && !pages.test(storyId) },
})

addons.register(listLater, (api) => {
  let isWhole = false
  const showWholeList = () => {
    if (!isWhole) void api.experimental_setFilter(listLater, () => true)
    isWhole = true
  }
  for (const end of ['storyRendered', 'docsRendered', 'storyErrored', 'storyThrewException', 'storyMissing'])
    api.once(end, () => setTimeout(showWholeList))
  // Whatever happens to the page, the way to the others is there.
  setTimeout(showWholeList, 10_000)
})
