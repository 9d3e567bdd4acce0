import { LaterDocsPage } from '../packages/storybook/src/pages/later-docs-page.tsx'
import { playWhereWordsAreFound } from '../packages/storybook/src/play-where-words-are-found.ts'
import { typesAsWritten } from '../packages/storybook/src/types-as-written.ts'
import shared from '../packages/storybook/src/preview.tsx'

/** What Storybook shows besides the stories: a page of documentation for each, and the order, which is read from this very text. */
const preview: typeof shared = {
  ...shared,
  tags: ['autodocs'],
  argTypesEnhancers: [typesAsWritten],
  beforeEach: playWhereWordsAreFound,
  parameters: {
    ...shared.parameters,
    docs: { page: LaterDocsPage, story: { inline: false, height: '480px' } },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Brand book',
          'Two brands',
          'Tokens',
          'Right to left',
          'Components',
          'Patterns',
          'Screens',
        ],
      },
    },
  },
}

export default preview
