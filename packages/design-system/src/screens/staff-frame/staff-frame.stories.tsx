import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
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

/** The call that ends the session is under way. */
export const SigningOut: Story = {
  args: { isSigningOut: true },
  play: async ({ canvasElement }) => {
    const [leaving] = within(canvasElement).getAllByRole('status')
    await expect(within(leaving ?? canvasElement).getByRole('button')).toHaveAttribute('aria-busy', 'true')
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
