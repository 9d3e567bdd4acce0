import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Inset } from '../../components/layout/index.ts'
import { PropertiesScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff properties',
  component: PropertiesScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Inset size="page">
      <PropertiesScreen {...args} />
    </Inset>
  ),
  args: {
    properties: [
      { code: 'ZPCU', name: 'Palm Bay Resort', brand: 'aurora' },
      { code: 'ZPPL', name: 'Playa Serena', brand: 'aurora' },
    ],
    hrefOf: (code) => `#${code}`,
    onOpen: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof PropertiesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {}
export const NoneYet: Story = { args: { properties: [] } }
export const Loading: Story = { args: { properties: 'loading' } }
export const NotLoaded: Story = { args: { properties: 'failed' } }
