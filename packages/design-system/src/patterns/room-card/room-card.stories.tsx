import type { Meta, StoryObj } from '@storybook/react-vite'
import { aRoom } from '@veranda/domain/fixtures'
import { RoomCard } from './index.ts'

const meta = { title: 'Patterns/Room card', component: RoomCard, args: { room: aRoom() } } satisfies Meta<
  typeof RoomCard
>
export default meta
type Story = StoryObj<typeof meta>

export const Confirmed: Story = {}
export const Cancelled: Story = { args: { room: aRoom({ status: 'cancelled' }) } }
export const NoNamesYet: Story = { args: { room: aRoom({ guests: [] }) } }
export const ReadInYen: Story = { args: { guestCurrency: { currency: 'JPY', rate: 151.37 } } }
