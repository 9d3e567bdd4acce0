import type { Meta, StoryObj } from '@storybook/react-vite'
import { aFamilyReservation, fixtureNow } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { ReservationScreen } from '../reservation/index.ts'
import { SignInScreen } from '../sign-in/index.ts'
import { LayoutScreen } from './index.ts'

const visitorPage = (
  <SignInScreen help={aHelp()} link={{ kind: 'idle' }} onSignIn={fn()} onRequestLink={fn()} />
)
const guestPage = (
  <ReservationScreen
    reservation={aFamilyReservation()}
    now={fixtureNow}
    help={aHelp()}
    guestCurrency={{ currency: 'MXN', rate: 18.2 }}
    view="options"
    onViewChange={fn()}
    onPrint={fn()}
    hrefOf={(action) => `#${action}`}
  />
)

const meta = {
  title: 'Screens/Layout',
  component: LayoutScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    brandName: 'Palace',
    homeHref: '/',
    locale: 'en-US',
    locales: ['en-US', 'es-MX'],
    onLocaleChange: fn(),
    mode: 'device',
    onModeChange: fn(),
    footer: {
      legalName: 'Palace Hotels Group',
      links: [
        { label: 'website', href: 'https://palace.example.com' },
        { label: 'privacy', href: 'https://palace.example.com/privacy' },
        { label: 'terms', href: 'https://palace.example.com/terms' },
        { label: 'contact', href: 'https://palace.example.com/contact' },
      ],
    },
    help: aHelp(),
    children: visitorPage,
  },
} satisfies Meta<typeof LayoutScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}

export const SignedIn: Story = {
  args: {
    guest: {
      name: 'Elena Robles',
      currency: 'MXN',
      currencies: ['USD', 'MXN', 'CAD', 'GBP', 'EUR', 'ARS', 'COP', 'BRL', 'JPY'],
      onCurrencyChange: fn(),
      onSignOut: fn(),
    },
    children: guestPage,
  },
}

export const LongBrandName: Story = { args: { ...SignedIn.args, brandName: 'Bellariva Resorts' } }

/** The account menu signs out, with the keyboard alone. */
export const SignsOut: Story = {
  args: SignedIn.args ?? {},
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /Elena Robles/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('menu')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.guest?.onSignOut).toHaveBeenCalledOnce()
  },
}
