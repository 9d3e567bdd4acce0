import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, userEvent, within } from 'storybook/test'
import { CredentialsForm } from './index.ts'

const typed = { reservationCode: ' ZPCU-104A7C-AB ', firstName: 'Elena', lastName: 'Robles ' }

/** The form alone, as a page of a hotel's own puts it beside its own words. */
const meta = {
  title: 'Patterns/Credentials form',
  component: CredentialsForm,
  beforeEach: ({ args }) => void mocked(args.onSignIn).mockClear(),
  args: { onSignIn: fn() },
} satisfies Meta<typeof CredentialsForm>
export default meta
type Story = StoryObj<typeof meta>

const press = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Sign in' }))

export const Untouched: Story = {}

/** Each field says what it lacks; nothing is sent. */
export const SentEmpty: Story = {
  play: async ({ canvasElement, args }) => {
    await press(canvasElement)
    const errors = within(canvasElement)
      .getAllByRole('textbox')
      .map((field) => field.getAttribute('aria-invalid'))
    await expect(errors).toEqual(['true', 'true', 'true'])
    await expect(args.onSignIn).not.toHaveBeenCalled()
  },
}

/** What is handed on is trimmed, and says whether the session ends with the page. */
export const FilledIn: Story = {
  args: { initial: typed },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('checkbox'))
    await press(canvasElement)
    const trimmed = { reservationCode: 'ZPCU-104A7C-AB', firstName: 'Elena', lastName: 'Robles' }
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await expect(args.onSignIn).toHaveBeenCalledWith(trimmed, true)
  },
}

export const Busy: Story = { args: { initial: typed, busy: true } }
