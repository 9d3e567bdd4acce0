import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { OneTimeLinkScreen } from './index.ts'

const meta = {
  title: 'Screens/One-time link',
  component: OneTimeLinkScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    help: aHelp(),
    brandName: 'Palace',
    reservationCode: 'ZPCU-104A7C-AB',
    use: { kind: 'ready' },
    link: { kind: 'idle' },
    signInHref: '/auth/login',
    onOpen: fn(),
    onRequestLink: fn(),
  },
} satisfies Meta<typeof OneTimeLinkScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const another = await within(canvasElement).findByRole('link', { name: 'Sign in another way' })
    await expect(another).toHaveAttribute('href', '/auth/login')
  },
}
export const Opening: Story = { args: { use: { kind: 'opening', from: 'mail' } } }

/** An address that a stranger may have made: the page names the reservation and waits for a press. */
export const Arriving: Story = {
  args: { use: { kind: 'arriving' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = await canvas.findByRole('button', { name: /ZPCU-104A7C-AB/ })
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(button)
    await expect(args.onOpen).toHaveBeenCalledWith(true)
  },
}
/** A used link offers a new one, for the reservation it was for. */
export const UsedUp: Story = {
  args: { use: { kind: 'used-up' } },
  play: async ({ canvasElement, args }) => {
    await within(canvasElement).findByText('This link has expired or was already used')
    await within(canvasElement).findByText(/^Each link works only once and for 60\sminutes/)
    const [number, email] = await within(canvasElement).findAllByRole('textbox')
    if (!number || !email) throw new Error('The form has two fields')
    await expect(number).toHaveValue('ZPCU-104A7C-AB')
    await userEvent.type(email, 'elena@example.com{Enter}')
    await expect(args.onRequestLink).toHaveBeenCalledWith({
      reservationCode: 'ZPCU-104A7C-AB',
      email: 'elena@example.com',
    })
  },
}
/** The title says what to do now: nothing of the old link, and no field that is not there. */
export const AnotherSent: Story = {
  args: { use: { kind: 'used-up' }, link: { kind: 'sent' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: 'Check your e-mail' })
    await expect(canvasElement).not.toHaveTextContent(/expired or was|Enter your e-mail/)
  },
}
export const Unavailable: Story = {
  args: { use: { kind: 'failed', failure: { kind: 'unavailable' }, from: 'mail' } },
}
