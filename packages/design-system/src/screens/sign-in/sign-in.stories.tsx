import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { SignInScreen } from './index.ts'

const meta = {
  title: 'Screens/Sign in',
  component: SignInScreen,
  parameters: { layout: 'fullscreen' },
  args: { help: aHelp(), link: { kind: 'idle' }, onSignIn: fn(), onRequestLink: fn() },
} satisfies Meta<typeof SignInScreen>
export default meta
type Story = StoryObj<typeof meta>

/** The other way in, which is fetched when it is opened. */
const linkForm = (canvas: HTMLElement) =>
  waitFor(() => {
    const [, form] = within(canvas).getAllByRole('form')
    if (!form) throw new Error('The form for a link is not there yet')
    return within(form)
  })

const typed = { reservationCode: 'ZPCU-104A7C-AB', firstName: 'Elena', lastName: 'Robles' }

/** A number that has the shape of a real one stands under its field. */
export const NothingTyped: Story = {
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getAllByRole('form')[0] ?? canvasElement)
    await expect(form.getAllByRole('textbox')[0]).toHaveAccessibleDescription(/ABCD-123E4F-GH/)
  },
}
export const Busy: Story = { args: { busy: true, initial: typed } }

export const WrongCredentials: Story = {
  args: { refusal: { kind: 'not-let-in' }, initial: typed },
  play: async ({ canvasElement }) => {
    const alert = within(canvasElement).getByRole('alert')
    await expect(alert).toHaveTextContent('We couldn’t find a reservation with these details')
    await expect(alert).toHaveTextContent(
      'Check the reservation number and the name against your confirmation',
    )
  },
}
/** What was refused goes away with the first letter that is mended, and the number typed goes along to the link. */
export const CredentialsMended: Story = {
  args: { refusal: { kind: 'not-let-in' }, initial: typed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = within(canvas.getAllByRole('form')[0] ?? canvasElement)
    const [number] = form.getAllByRole('textbox')
    if (!number) throw new Error('The form has three fields')
    await userEvent.clear(number)
    await userEvent.type(number, 'ZPCU104A7CAC')
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
    await userEvent.click(canvasElement.querySelector('summary') ?? canvasElement)
    const other = await linkForm(canvasElement)
    await expect(other.getAllByRole('textbox')[0]).toHaveValue('ZPCU104A7CAC')
  },
}
export const Throttled: Story = {
  args: { refusal: { kind: 'too-many-tries', retryAfterSeconds: 540 }, initial: typed },
}

/** Names are not looked at for now: the other way in is open, knows the number, and leaves the address to the guest. */
export const LinkInstead: Story = {
  args: { refusal: { kind: 'sign-in-by-link' }, initial: typed },
  play: async ({ canvasElement, args }) => {
    // It comes first, and its button is the page's.
    const send = await within(canvasElement).findByRole('button', { name: 'E-mail me a link' })
    const form = within(send.closest('form') ?? canvasElement)
    await expect(within(canvasElement).queryByRole('button', { name: 'Sign in' })).toBeNull()
    const [number, email] = await form.findAllByRole('textbox')
    if (!number || !email) throw new Error('The form has two fields')
    await expect(number).toHaveValue(typed.reservationCode)
    await expect(email).toHaveValue('')
    await userEvent.type(email, 'elena@example.com{Enter}')
    await expect(args.onRequestLink).toHaveBeenCalledWith({
      reservationCode: typed.reservationCode,
      email: 'elena@example.com',
    })
  },
}
/** Signing in itself went wrong: nothing is said of number or name. */
export const ServiceUnavailable: Story = {
  args: { refusal: { kind: 'unavailable' }, initial: typed },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('We couldn’t sign you in')
  },
}
export const Offline: Story = { args: { refusal: { kind: 'offline' }, initial: typed } }
export const CallCentreClosed: Story = {
  args: {
    help: aHelp({ opening: { open: false, until: '2027-03-02T14:00:00Z', asOf: '2027-03-02T12:00:00Z' } }),
  },
}
export const LinkSending: Story = { args: { link: { kind: 'sending' } } }
/** The letter leads on: the fields for names are folded away below what was sent. */
export const LinkSent: Story = {
  args: { link: { kind: 'sent' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Check your e-mail')
    await expect(within(canvasElement).queryByRole('textbox')).toBeNull()
  },
}
export const LinkFailed: Story = { args: { link: { kind: 'failed', failure: { kind: 'unavailable' } } } }

/** The first wrong field has the focus, and nothing that was typed is lost. */
export const FieldErrors: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getAllByRole('form')[0] ?? canvasElement)
    const [number, first, last] = form.getAllByRole('textbox')
    const submit = form.getByRole('button')
    if (!number || !first || !last) throw new Error('The form has three fields')
    await userEvent.type(number, 'ZPCU-104A7C-ABC')
    await userEvent.type(last, 'Robles')
    await userEvent.click(submit)
    await expect(number).toHaveFocus()
    await expect(number).toBeInvalid()
    await expect(first).toBeInvalid()
    await expect(last).toHaveValue('Robles')
    await expect(number).toHaveValue('ZPCU-104A7C-ABC')
    await expect(args.onSignIn).not.toHaveBeenCalled()

    await userEvent.type(number, '{Backspace}')
    await userEvent.click(submit)
    await expect(first).toHaveFocus()
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

/** Spaces around what was typed never keep a guest out. */
export const RightFields: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getAllByRole('form')[0] ?? canvasElement)
    const [number, first, last] = form.getAllByRole('textbox')
    if (!number || !first || !last) throw new Error('The form has three fields')
    await userEvent.type(number, ' zpcu-104a7c-ab ')
    await userEvent.type(first, 'Elena')
    await userEvent.type(last, 'Robles{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledWith(
      { reservationCode: 'zpcu-104a7c-ab', firstName: 'Elena', lastName: 'Robles' },
      false,
    )
  },
}

/** On a device others use too, the session can be made to end with the page. */
export const SharedComputer: Story = {
  args: { initial: typed },
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getAllByRole('form')[0] ?? canvasElement)
    await userEvent.click(form.getByRole('checkbox'))
    await userEvent.click(form.getByRole('button'))
    await expect(args.onSignIn).toHaveBeenCalledWith(typed, true)
  },
}
