import type { Meta, StoryObj } from '@storybook/react-vite'
import { aFamilyReservation, aReservationOfNineRooms, aRoom } from '@veranda/domain/fixtures'
import { expect, userEvent, within } from 'storybook/test'
import { RoomList } from './index.ts'

const meta = {
  title: 'Patterns/Room list',
  component: RoomList,
  args: { rooms: [aRoom()] },
} satisfies Meta<typeof RoomList>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Two: Story = { args: { rooms: aFamilyReservation().rooms } }
export const OneOfTwoCancelled: Story = {
  args: { rooms: [aRoom(), aRoom({ roomNumber: 2, status: 'cancelled' })] },
}
export const AllCancelled: Story = { args: { rooms: [aRoom({ status: 'cancelled' })] } }
/** What all rooms share the reservation says, once. */
export const NineAlike: Story = {
  args: { rooms: aReservationOfNineRooms().rooms.map((room) => ({ ...room, status: 'confirmed' })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText(/main room can only be canceled/)).toBeVisible()
    await expect(canvas.queryByText('Confirmed')).toBeNull()
  },
}
export const ReadInYen: Story = { args: { guestCurrency: { currency: 'JPY', rate: 151.37 } } }

/** The first is open; one press opens all, another closes them. What a main room is, is said. */
export const Nine: Story = {
  args: { rooms: aReservationOfNineRooms().rooms },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(
      canvas.getByText(/main room can|habitación principal solo|camera principale può/),
    ).toBeVisible()
    const open = (): number => canvasElement.querySelectorAll('article > details[open]').length
    await expect(open()).toBe(1)
    const toggle = canvas.getByRole('button')
    await userEvent.click(toggle)
    await expect(open()).toBe(9)
    await userEvent.click(toggle)
    await expect(open()).toBe(0)
    const [first] = canvasElement.querySelectorAll('summary')
    if (first) await userEvent.click(first)
    await expect(open()).toBe(1)
  },
}
