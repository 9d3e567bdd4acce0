import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { StaffSessionDialog } from './index.ts'

const meta = {
  title: 'Screens/Staff session',
  component: StaffSessionDialog,
  args: { userName: 'ana.lima', asks: 'password', onAnswer: fn(), onLeave: fn() },
} satisfies Meta<typeof StaffSessionDialog>
export default meta
type Story = StoryObj<typeof meta>

export const PasswordAsked: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement).getByRole('form')
    const field = form.querySelector('input[type=password]')
    if (!field) throw new Error('A password is asked for')
    await userEvent.type(field, 'Jacaranda!3{Enter}')
    await expect(args.onAnswer).toHaveBeenCalledWith('Jacaranda!3')
  },
}
export const WrongPassword: Story = { args: { refusal: { kind: 'credentials-not-valid' } } }
export const CodeAsked: Story = { args: { asks: 'code' } }
export const WrongCode: Story = { args: { asks: 'code', refusal: { kind: 'code-not-valid' } } }
