import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Heading } from '../../components/text/index.ts'
import { StaffEmpty } from '../../patterns/staff-empty/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { StaffSignInScreen } from '../staff-sign-in/index.ts'
import { EntranceScreen, StaffFrameScreen, type StaffFrameScreenProps } from './index.ts'

const rooms = ['dashboard', 'inbox', 'reservations', 'team'] as const

/** The frame with its rooms and an empty page in the language of the toolbar. */
function InItsLanguage(props: StaffFrameScreenProps) {
  const words = useStaffWords()
  return (
    <StaffFrameScreen
      {...props}
      rooms={rooms.map((key) => ({
        key,
        label: words(`staff-frame.room-${key}`),
        isCurrent: key === 'inbox',
        href: `#${key}`,
        onOpen: fn(),
      }))}
    >
      <Heading level={1} look="title">
        {words('staff-inbox.title')}
      </Heading>
      <StaffEmpty icon="check" title={words('staff-inbox.empty')}>
        {words('staff-inbox.empty-body')}
      </StaffEmpty>
    </StaffFrameScreen>
  )
}

const meta = {
  title: 'Screens/Staff frame',
  component: StaffFrameScreen,
  parameters: { layout: 'fullscreen' },
  render: InItsLanguage,
  args: {
    homeHref: '#home',
    onHome: fn(),
    rooms: [],
    group: 'Aurora Hotels',
    name: 'Ana Lima',
    roles: ['admin'],
    locale: 'en-US',
    locales: ['en-US', 'es-MX', 'it-IT'],
    onLocaleChange: fn(),
    mode: 'device',
    onModeChange: fn(),
    onAccount: fn(),
    onSignOut: fn(),
    children: null,
  },
} satisfies Meta<typeof StaffFrameScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Admin: Story = {}

/** The call that ends the session is under way: it is said, the focus stays, and it is not asked for again. */
export const SigningOut: Story = {
  render: function Leaving(args) {
    const [isSigningOut, setSigningOut] = useState(false)
    const leave = () => {
      args.onSignOut()
      setSigningOut(true)
    }
    return <InItsLanguage {...args} isSigningOut={isSigningOut} onSignOut={leave} />
  },
  args: { onSignOut: fn() },
  parameters: { playsIn: 'every language' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const [status] = canvas.getAllByRole('status')
    await expect(status).toBeEmptyDOMElement()
    const account = canvas.getByRole('button', { name: /Ana Lima/ })
    const signOut = async () => {
      await userEvent.click(account)
      const items = await canvas.findAllByRole('menuitem')
      await userEvent.click(items.at(-1) ?? canvasElement)
    }
    await signOut()
    await expect(status).not.toBeEmptyDOMElement()
    await waitFor(() => expect(account).toHaveFocus())
    await signOut()
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
}

/** Languages, the look of the page and the way out are in the menu of the account. */
export const ByTheMenu: Story = {
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
