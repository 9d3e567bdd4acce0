import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StaffSignInScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff sign in',
  component: StaffSignInScreen,
  parameters: { layout: 'fullscreen' },
  args: { resetHref: '#reset', onSignIn: fn() },
} satisfies Meta<typeof StaffSignInScreen>
export default meta
type Story = StoryObj<typeof meta>

const fieldsIn = (canvas: HTMLElement) => {
  const form = within(canvas).getByRole('form')
  const [name, password] = form.querySelectorAll('input')
  if (!name || !password) throw new Error('The form has a name and a password')
  return { form: within(form), name, password }
}

export const NothingTyped: Story = {}
export const Busy: Story = { args: { busy: true } }
export const SessionEnded: Story = { args: { cause: 'ended' } }
export const PasswordChanged: Story = { args: { cause: 'changed' } }
export const WrongCredentials: Story = { args: { refusal: { kind: 'credentials-not-valid' } } }
export const NotAuthorized: Story = { args: { refusal: { kind: 'not-authorized' } } }
export const NotConfirmed: Story = { args: { refusal: { kind: 'user-not-confirmed' } } }
export const ResetRequired: Story = { args: { refusal: { kind: 'reset-password-required' } } }
export const NoDirectory: Story = { args: { refusal: { kind: 'directory-not-available' } } }
export const Throttled: Story = { args: { refusal: { kind: 'too-many-tries', retryAfterSeconds: 540 } } }
export const ServiceUnavailable: Story = { args: { refusal: { kind: 'unavailable' } } }
export const Offline: Story = { args: { refusal: { kind: 'offline' } } }

/** A name that is too short and a password that cannot be one of ours are told before anything is sent. */
export const FieldErrors: Story = {
  play: async ({ canvasElement, args }) => {
    const { form, name, password } = fieldsIn(canvasElement)
    await userEvent.type(name, 'ana')
    await userEvent.type(password, 'veranda')
    await userEvent.click(form.getByRole('button'))
    await expect(name).toHaveFocus()
    await expect(name).toBeInvalid()
    await expect(password).toBeInvalid()
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

/** The directory has rules of its own for passwords. */
export const OfTheDirectory: Story = {
  play: async ({ canvasElement, args }) => {
    const { form, name, password } = fieldsIn(canvasElement)
    await userEvent.selectOptions(form.getByRole('combobox'), 'domain')
    await userEvent.type(name, ' ana.lima ')
    await userEvent.type(password, 'veranda{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledWith({
      userName: 'ana.lima',
      password: 'veranda',
      source: 'domain',
    })
  },
}
