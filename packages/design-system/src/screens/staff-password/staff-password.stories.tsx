import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AskResetScreen, NewPasswordScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff password',
  component: NewPasswordScreen,
  parameters: { layout: 'fullscreen', playsIn: 'every language' },
  args: { occasion: 'own', resetHref: '#reset', onSave: fn() },
} satisfies Meta<typeof NewPasswordScreen>
export default meta
type Story = StoryObj<typeof meta>

export const FirstSignIn: Story = {}
export const WithALink: Story = { args: { occasion: 'reset' } }
export const Invited: Story = { args: { occasion: 'invited' } }
export const LinkTooOld: Story = { args: { occasion: 'reset', refusal: 'not-possible' } }
export const Failed: Story = { args: { occasion: 'reset', refusal: 'failed' } }

const typeBoth = async (canvas: HTMLElement, first: string, second: string) => {
  const form = within(canvas).getByRole('form')
  const [one, other] = form.querySelectorAll('input')
  if (!one || !other) throw new Error('The form has two fields')
  await userEvent.clear(one)
  await userEvent.type(one, first)
  await userEvent.clear(other)
  await userEvent.type(other, second)
  await userEvent.click(within(form).getByRole('button'))
  return { one, other }
}

/** What is missing is told one after the other, and two that differ are not sent. */
export const FieldErrors: Story = {
  play: async ({ canvasElement, args }) => {
    const { one } = await typeBoth(canvasElement, 'veranda', 'veranda')
    await expect(one).toHaveFocus()
    await expect(one).toBeInvalid()
    const { other } = await typeBoth(canvasElement, 'Jacaranda!3', 'Jacaranda!4')
    await expect(other).toBeInvalid()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** What the service finds wrong with a password stands at its field until another one is typed. */
export const KnownPassword: Story = {
  args: { refusal: 'password-known' },
  play: async ({ canvasElement, args }) => {
    const { one } = await typeBoth(canvasElement, 'Password1!', 'Password1!')
    await expect(args.onSave).toHaveBeenCalledWith('Password1!')
    await expect(one).toBeInvalid()
    await userEvent.type(one, 'x')
    await expect(one).not.toHaveAccessibleDescription(/well known/)
  },
}

const ask = { state: 'idle', backHref: '#back', onAsk: fn() } as const
export const AskForLink: Story = { render: () => <AskResetScreen {...ask} /> }
export const LinkSent: Story = { render: () => <AskResetScreen {...ask} state="sent" /> }
export const LinkNotSent: Story = { render: () => <AskResetScreen {...ask} state="failed" /> }
