import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { weighsTheSame } from '../../testing/weighs-the-same.ts'
import { EvenChoice } from './index.ts'

const meta = {
  title: 'Patterns/Even choice',
  component: EvenChoice,
  args: {
    label: 'Keep it as credit?',
    answers: [
      { key: 'accept', label: 'Keep it as credit', onPress: fn() },
      { key: 'decline', label: 'No thanks, cancel', onPress: fn() },
    ],
  },
} satisfies Meta<typeof EvenChoice>
export default meta
type Story = StoryObj<typeof meta>

/** The same size, tone, contrast and number of presses, in every brand and mode. */
export const TheSameWeightInEveryBrand: Story = { play: weighsTheSame }
export const OneMuchLonger: Story = {
  args: {
    answers: [
      { key: 'accept', label: 'Yes', onPress: fn() },
      {
        key: 'decline',
        label: 'No thanks, go on to the last look before anything is canceled',
        onPress: fn(),
      },
    ],
  },
  play: weighsTheSame,
}
export const Busy: Story = {
  args: {
    answers: [
      { key: 'accept', label: 'Keep it as credit', busy: true, onPress: fn() },
      { key: 'decline', label: 'No thanks, cancel', onPress: fn() },
    ],
  },
}
