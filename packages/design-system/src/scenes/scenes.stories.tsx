import type { Meta, StoryObj } from '@storybook/react-vite'
import { roomKinds, roomViews } from '@veranda/domain'
import { PropertyScene } from './index.ts'
import { RoomScene } from './rooms/index.ts'
import { gardensDrawn } from './scene-book.ts'

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
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
      }}
    >
      {roomViews.flatMap((view) =>
        roomKinds.map((kind) => (
          <div key={`${view}${kind}`} style={{ aspectRatio: '8 / 3' }}>
            <RoomScene view={view} kind={kind} garden="formal" />
          </div>
        )),
      )}
      {gardensDrawn.flatMap((garden) =>
        roomKinds.map((kind) => (
          <div key={`${garden}${kind}`} style={{ aspectRatio: '8 / 3' }}>
            <RoomScene view="garden" kind={kind} garden={garden} />
          </div>
        )),
      )}
    </div>
  ),
}
