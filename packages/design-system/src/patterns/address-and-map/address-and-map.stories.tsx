import type { Meta, StoryObj } from '@storybook/react-vite'
import { aMaldivesReservation, aProperty } from '@veranda/domain/fixtures'
import { AddressAndMap } from './index.ts'

const meta = {
  title: 'Patterns/Address and map',
  component: AddressAndMap,
  args: { property: aProperty() },
} satisfies Meta<typeof AddressAndMap>
export default meta
type Story = StoryObj<typeof meta>

export const Cancun: Story = {}
export const WithoutState: Story = { args: { property: aMaldivesReservation().property } }
