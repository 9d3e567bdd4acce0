import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { SkipLink } from './index.ts'

const meta = { title: 'Components/SkipLink', component: SkipLink } satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Focused: Story = {
  args: { href: '#main', label: 'To the content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        The content
      </main>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link', { name: 'To the content' })).toHaveFocus()
  },
}
