import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { says } from '../../testing/says.ts'
import { ForbiddenScreen } from './index.ts'

const meta = {
  title: 'Screens/Forbidden',
  component: ForbiddenScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), reservationCode: 'ZPCU-104A7C-AB', homeHref: '/', onSignOut: fn() },
} satisfies Meta<typeof ForbiddenScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Which reservation one is signed in to is what explains it. */
export const NoPermission: Story = {
  play: async ({ canvasElement }) => {
    await says('You don’t have access')({ canvasElement })
    await expect(await within(canvasElement).findByText(/104A7C/)).toBeVisible()
  },
}
