import type { Meta, StoryObj } from '@storybook/react-vite'
import { roomViews } from '@veranda/domain'
import { PropertyScene } from './index.ts'
import { RoomScene, roomVariants } from './rooms/index.ts'

const meta = { title: 'Scenes/Property and room', component: PropertyScene } satisfies Meta<
  typeof PropertyScene
>
export default meta
type Story = StoryObj<typeof meta>

const properties = ['ZPCU', 'ZPPL', 'ZMCU', 'ZMJM', 'ZLLC', 'ZRSA', 'ZRMV', 'ZCFI', 'ZCLO'] as const

/** As a page without a reservation shows it. */
export const Cover: Story = { decorators: [(Drawing) => <div style={{ blockSize: 280 }}>{Drawing()}</div>] }

/** Each property in its brand; in another brand a property falls back to the cover. */
export const EveryProperty: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      {properties.map((code) => (
        <div key={code} style={{ blockSize: 280 }}>
          <PropertyScene propertyCode={code} />
        </div>
      ))}
    </div>
  ),
}

export const EveryRoom: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(18rem, 1fr))' }}>
      {roomViews.flatMap((view) =>
        roomVariants.map((variant) => (
          <div key={`${view}${variant}`} style={{ aspectRatio: '8 / 3' }}>
            <RoomScene view={view} variant={variant} />
          </div>
        )),
      )}
    </div>
  ),
}
