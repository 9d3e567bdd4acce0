import type { Meta, StoryObj } from '@storybook/react-vite'
import { roomViews } from '@veranda/domain'
import { Stack } from '../components/layout/index.ts'
import { motifs, PropertyScene, RoomScene, roomVariants } from './index.ts'

const meta = { title: 'Scenes/Property and room', component: PropertyScene } satisfies Meta<
  typeof PropertyScene
>
export default meta
type Story = StoryObj<typeof meta>

export const EveryMotif: Story = {
  args: { motif: 'calm-horizon' },
  render: () => (
    <Stack>
      {motifs.map((motif) => (
        <PropertyScene key={motif} motif={motif} />
      ))}
    </Stack>
  ),
}

export const EveryRoom: Story = {
  args: { motif: 'calm-horizon' },
  render: () => (
    <Stack>
      {roomViews.flatMap((view) =>
        roomVariants.map((variant) => <RoomScene key={`${view}${variant}`} view={view} variant={variant} />),
      )}
    </Stack>
  ),
}
