import { LaterDocsPage } from '../packages/storybook/src/pages/later-docs-page.tsx'
import { playInEnglishOnly } from '../packages/storybook/src/plays-in-english.ts'
import { typesAsWritten } from '../packages/storybook/src/types-as-written.ts'
import shared from '../packages/storybook/src/preview.tsx'

/** What Storybook shows besides the stories: a page of documentation for each, and the order, which is read from this very text. */
const preview: typeof shared = {
  ...shared,
  tags: ['autodocs'],
  argTypesEnhancers: [typesAsWritten],
  beforeEach: ({ globals }) => playInEnglishOnly(globals['locale']),
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
