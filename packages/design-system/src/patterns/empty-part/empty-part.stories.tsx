import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ButtonLink } from '../../components/button/index.ts'
import { EmptyPart } from './index.ts'

const meta = {
  title: 'Patterns/Empty part',
  component: EmptyPart,
  args: {
    title: 'You already have our best room',
    children: 'Your room and its price stay as they are; we look forward to welcoming you.',
    action: (
      <ButtonLink tone="primary" href="#">
        Back to your reservation
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof EmptyPart>
export default meta
type Story = StoryObj<typeof meta>

export const NothingToChange: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      'You already have our best room',
    )
  },
}
export const NothingToPress: Story = { args: { action: undefined } }
/** A screen reader is interrupted. */
export const Trouble: Story = {
  args: { isTrouble: true, title: 'Cancellation reasons aren’t available' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toBeVisible()
  },
}
