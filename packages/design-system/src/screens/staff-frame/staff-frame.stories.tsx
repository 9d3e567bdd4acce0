import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Heading, Text } from '../../components/text/index.ts'
import { StaffSignInScreen } from '../staff-sign-in/index.ts'
import { EntranceScreen, StaffFrameScreen } from './index.ts'

const room = (key: string, label: string, isCurrent = false) => ({
  key,
  label,
  isCurrent,
  href: `#${key}`,
  onOpen: fn(),
})

const meta = {
  title: 'Screens/Staff frame',
  component: StaffFrameScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '#home',
    onHome: fn(),
    rooms: [room('inbox', 'Inbox', true), room('agents', 'Team')],
    name: 'Ana Lima',
    roles: ['admin'],
    locale: 'en-US',
    locales: ['en-US', 'es-MX', 'it-IT'],
    onLocaleChange: fn(),
    mode: 'device',
    onModeChange: fn(),
    onAccount: fn(),
    onSignOut: fn(),
    children: [
      <Heading key="title" level={1} look="title">
        Inbox
      </Heading>,
      <Text key="text">Nothing waits for anybody.</Text>,
    ],
  },
} satisfies Meta<typeof StaffFrameScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = {}

/** Languages, the look of the page and the way out are in the menu of the account. */
export const SigningOut: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Ana Lima/ }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Español' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('es-MX')
    await userEvent.click(canvas.getByRole('button', { name: /Ana Lima/ }))
    const items = await canvas.findAllByRole('menuitem')
    await userEvent.click(items.at(-1) ?? canvasElement)
    await expect(args.onSignOut).toHaveBeenCalled()
  },
}

/** Before signing in, in another language. */
export const BeforeSignIn: Story = {
  render: ({ locale, locales, onLocaleChange, mode, onModeChange }) => (
    <EntranceScreen {...{ locale, locales, onLocaleChange, mode, onModeChange }}>
      <StaffSignInScreen resetHref="#reset" onSignIn={fn()} />
    </EntranceScreen>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [menu] = canvas.getAllByRole('button')
    if (!menu) throw new Error('There is a menu')
    await userEvent.click(menu)
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Italiano' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('it-IT')
  },
}
