import type { Meta, StoryObj } from '@storybook/react-vite'
import { aNonRefundableReservation, aPastStay, aProperty, aReservation } from '@veranda/domain/fixtures'
import { expect, within } from 'storybook/test'
import { localized } from '../later-words/localized.tsx'
import { ClosedActions } from './index.ts'

const meta = {
  title: 'Patterns/Closed actions',
  component: localized(ClosedActions, null),
} satisfies Meta<typeof ClosedActions>
export default meta
type Story = StoryObj<typeof meta>

export const NonRefundable: Story = { args: { actions: aNonRefundableReservation().actions } }
/** What the hotel never offers is not named among what is closed. */
export const NoAddOnsSold: Story = {
  args: { actions: aReservation({ property: aProperty({ sellsAddOns: false }) }).actions },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^$/),
}
/** One reason closes everything: it is said, and no list of all that could once be done. */
export const StayOver: Story = {
  args: { actions: aPastStay().actions },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/./, { selector: 'p' })
    await expect(within(canvasElement).queryByRole('heading')).toBeNull()
  },
}
