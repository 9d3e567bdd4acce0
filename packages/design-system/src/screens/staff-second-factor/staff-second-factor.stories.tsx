import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StaffSecondFactorScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff second factor',
  component: StaffSecondFactorScreen,
  parameters: { layout: 'fullscreen' },
  args: { onCode: fn(), backHref: '#sign-in' },
} satisfies Meta<typeof StaffSecondFactorScreen>
export default meta
type Story = StoryObj<typeof meta>

const picture = (
  <svg viewBox="0 0 8 8">
    <path d="M0 0h3v3h-3zM5 0h3v3h-3zM0 5h3v3h-3zM4 4h1v1h-1zM6 5h2v1h-2zM5 7h1v1h-1z" fill="currentColor" />
  </svg>
)

export const AskedForCode: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(within(canvasElement).getByRole('form'))
    await userEvent.type(form.getByRole('textbox'), '123 4')
    await userEvent.click(form.getByRole('button'))
    await expect(form.getByRole('textbox')).toBeInvalid()
    await expect(args.onCode).not.toHaveBeenCalled()
    await userEvent.type(form.getByRole('textbox'), '56{Enter}')
    await expect(args.onCode).toHaveBeenCalledWith('123456')
  },
}
export const SetUp: Story = { args: { enrolment: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', picture } } }
export const WrongCode: Story = { args: { refusal: { kind: 'code-not-valid' } } }
export const TooManyCodes: Story = { args: { refusal: { kind: 'too-many-tries', retryAfterSeconds: 900 } } }
export const Unavailable: Story = { args: { refusal: { kind: 'unavailable' } } }

/** A device that is at hand comes first. */
export const AskedForPasskey: Story = {
  args: { factors: ['passkey'], onPasskey: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'))
    await expect(args.onPasskey).toHaveBeenCalledOnce()
  },
}
export const AskedForEither: Story = { args: { factors: ['app', 'passkey'], onPasskey: fn() } }
export const PasskeyRefused: Story = {
  args: { factors: ['passkey'], onPasskey: fn(), refusal: { kind: 'passkey-not-valid' } },
}
export const PasskeyCancelled: Story = {
  args: { factors: ['passkey'], onPasskey: fn(), refusal: { kind: 'passkey-cancelled' } },
}
