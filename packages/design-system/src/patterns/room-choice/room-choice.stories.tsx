import type { Meta, StoryObj } from '@storybook/react-vite'
import { activeRooms } from '@veranda/domain'
import {
  aReservationOfNineRooms,
  aReservationWithVeryLongNames,
  aThreeRoomReservation,
} from '@veranda/domain/fixtures'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { RoomChoice, type RoomChoiceProps } from './index.ts'

function Retained(props: RoomChoiceProps) {
  const [chosen, setChosen] = useState(props.chosen)
  return (
    <RoomChoice
      {...props}
      chosen={chosen}
      onRooms={(rooms) => {
        props.onRooms(rooms)
        setChosen(rooms)
      }}
    />
  )
}

const meta = {
  title: 'Patterns/Room choice',
  component: RoomChoice,
  args: {
    rooms: aThreeRoomReservation().rooms,
    variant: 'any-but-the-main-room-alone',
    chosen: [],
    onRooms: fn(),
  },
  render: (args) => <Retained {...args} />,
} satisfies Meta<typeof RoomChoice>
export default meta
type Story = StoryObj<typeof meta>

export const NothingChosen: Story = {}
export const OneOfThree: Story = { args: { chosen: [2] } }
/** The main room has no box: the last one takes it along with all the others, and any room kept keeps it too. */
export const TheMainRoomNeverGoesAlone: Story = {
  play: async ({ canvasElement, args }) => {
    const [second, third, all] = within(canvasElement).getAllByRole('checkbox')
    if (!second || !third || !all) throw new Error('There are three rooms')
    all.focus()
    await userEvent.keyboard(' ')
    await expect(args.onRooms).toHaveBeenLastCalledWith([1, 2, 3])
    await expect(second).toBeChecked()
    await userEvent.click(third)
    await expect(args.onRooms).toHaveBeenLastCalledWith([2])
    await expect(all).not.toBeChecked()
  },
}
export const AllThree: Story = { args: { chosen: [1, 2, 3] } }
export const AllTogether: Story = { args: { variant: 'all-rooms-together', chosen: [1, 2, 3] } }
export const NineRooms: Story = {
  args: { rooms: activeRooms(aReservationOfNineRooms().rooms), chosen: [3, 6] },
}
export const VeryLongNames: Story = { args: { rooms: aReservationWithVeryLongNames().rooms } }
