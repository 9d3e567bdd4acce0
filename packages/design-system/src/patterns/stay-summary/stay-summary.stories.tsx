import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  aFamilyReservation,
  aReservation,
  aReservationOfNineRooms,
  aReservationWithVeryLongNames,
} from '@veranda/domain/fixtures'
import { expect, within } from 'storybook/test'
import { StaySummary } from './index.ts'

const meta = {
  title: 'Patterns/Stay summary',
  component: StaySummary,
  args: { reservation: aFamilyReservation() },
} satisfies Meta<typeof StaySummary>
export default meta
type Story = StoryObj<typeof meta>

const says =
  (booked: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('heading', { level: 1 })
    await expect(name.closest('header')).toHaveTextContent(booked)
  }

export const OneRoom: Story = {
  args: { reservation: aReservation() },
  play: says('Superior Deluxe, Ocean View 1 king or 2 doubles Flexible, all inclusive'),
}
/** Each kind of room is named, and the rate they share. */
export const Family: Story = {
  play: says('Superior Deluxe, Ocean View Junior Suite, Garden View Flexible, all inclusive'),
}
/** Those of a kind are counted, those still booked alone. */
export const NineRooms: Story = {
  args: { reservation: aReservationOfNineRooms() },
  play: says('Superior Deluxe, Ocean View × 8 1 king or 2 doubles Flexible, all inclusive'),
}
export const VeryLongNames: Story = { args: { reservation: aReservationWithVeryLongNames() } }
