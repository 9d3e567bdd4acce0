import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { inFrame } from '../staff-catalogue/testing/in-frame.tsx'
import { someSessions } from '../staff-team/a-team.ts'
import { AccountScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff account',
  component: AccountScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
  args: {
    account: {
      userName: 'ana.lima',
      name: 'Ana Lima',
      email: 'ana.lima@example.com',
      source: 'local',
      roles: ['admin', 'agent'],
      needsSecondFactor: false,
      sessions: someSessions,
      factors: [
        { factorId: 'app', kind: 'app', name: '', addedAt: '2027-02-11T10:00:00Z' },
        {
          factorId: 'AQIDBA',
          kind: 'passkey',
          name: 'Work laptop of the front desk',
          addedAt: '2027-02-12T10:00:00Z',
          usedAt: '2027-03-01T13:02:00Z',
        },
      ],
    },
    timeZone: 'America/Cancun',
    hasPasskeys: true,
    onPassword: fn(),
    onEndSession: fn(),
    onStep: fn(),
    onStepPassword: fn(),
    onCode: fn(),
  },
} satisfies Meta<typeof AccountScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Account: Story = {
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement).getByRole('form')
    const [current, one, other] = form.querySelectorAll('input')
    if (!current || !one || !other) throw new Error('The form has three fields')
    await userEvent.click(within(form).getByRole('button'))
    await expect(current).toBeInvalid()
    await userEvent.type(current, 'Bougainvillea!7')
    await userEvent.type(one, 'Jacaranda-blue!3')
    await userEvent.type(other, 'Jacaranda-blue!3{Enter}')
    await expect(args.onPassword).toHaveBeenCalledWith({
      password: 'Bougainvillea!7',
      newPassword: 'Jacaranda-blue!3',
    })
  },
}
const bare = {
  ...meta.args.account,
  needsSecondFactor: true,
  factors: [],
  sessions: someSessions.slice(0, 1),
}
export const WithoutASecondFactor: Story = { args: { account: bare, hasPasskeys: false } }
export const OfTheDirectory: Story = { args: { account: { ...meta.args.account, source: 'domain' } } }
export const PasswordChanged: Story = { args: { passwordOutcome: 'changed' } }
export const PasswordWrong: Story = { args: { passwordOutcome: 'password-wrong' } }
export const PasswordKnown: Story = { args: { passwordOutcome: 'password-known' } }
export const AddingAPasskey: Story = { args: { step: { kind: 'add-passkey' } } }
export const PasskeyNotAdded: Story = {
  args: { step: { kind: 'add-passkey' }, problem: 'passkey-cancelled' },
}
const picture = (
  <svg viewBox="0 0 8 8">
    <path d="M0 0h3v3h-3zM5 0h3v3h-3zM0 5h3v3h-3zM4 4h1v1h-1zM6 5h2v1h-2zM5 7h1v1h-1z" fill="currentColor" />
  </svg>
)
export const AddingAnApp: Story = {
  args: { step: { kind: 'add-app', enrolment: { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', picture } } },
}
export const Removing: Story = {
  args: { step: { kind: 'remove', factorId: 'app' }, problem: 'second-factor-demanded' },
}
