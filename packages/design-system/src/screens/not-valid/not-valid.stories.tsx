import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { NotValidScreen } from './index.ts'

const meta = {
  title: 'Screens/Not valid',
  component: NotValidScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), onSignInAgain: fn() },
} satisfies Meta<typeof NotValidScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Another number leads on: that of the latest confirmation. To try the same one again would not. */
export const ReplacedByAnother: Story = {
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('This reservation is no longer valid')
    await within(canvasElement).findByText(/It may have been replaced by another one/)
    const again = await within(canvasElement).findByRole('button', { name: 'Enter another number' })
    await userEvent.click(again)
    await expect(args.onSignInAgain).toHaveBeenCalledOnce()
    again.blur()
  },
}
