import type { Meta, StoryObj } from '@storybook/react-vite'
import { aBankTransfer } from '@veranda/domain/fixtures'
import { expect, fn, userEvent, within } from 'storybook/test'
import { AwaitedTransfer } from './index.ts'

const meta = {
  title: 'Patterns/Bank transfer',
  component: AwaitedTransfer,
  args: { transfer: aBankTransfer(), isDue: true, withdrawing: 'possible', onWithdraw: fn() },
} satisfies Meta<typeof AwaitedTransfer>
export default meta
type Story = StoryObj<typeof meta>

/** Waited for: the details are there again, and it can be withdrawn after a question. */
export const Awaited: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByText('Bank details'))
    await expect(await canvas.findByText('RF45 9283 7465 0192')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the transfer' }))
    await expect(await canvas.findByText('Cancel this bank transfer?')).toBeVisible()
    await expect(args.onWithdraw).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the transfer' }))
    await expect(args.onWithdraw).toHaveBeenCalledOnce()
  },
}
export const ToAnIban: Story = {
  args: {
    transfer: aBankTransfer({
      to: {
        holder: 'Alberghi di Esempio S.r.l.',
        bankName: 'Banca Esempio',
        bankCountry: 'IT',
        bic: 'EXMPITM0',
        account: { kind: 'iban', iban: 'IT47G9999900000000000012345' },
      },
    }),
  },
}
export const Withdrawing: Story = { args: { withdrawing: 'under-way' } }
export const NotWithdrawn: Story = { args: { withdrawing: 'failed' } }
export const Lapsed: Story = { args: { transfer: aBankTransfer({ state: 'lapsed' }) } }
/** It was paid another way since. */
export const LapsedAndPaid: Story = {
  args: { transfer: aBankTransfer({ state: 'lapsed' }), isDue: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/transfer/)).toBeNull()
  },
}
