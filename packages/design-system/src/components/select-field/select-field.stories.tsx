import type { Meta, StoryObj } from '@storybook/react-vite'
import { SelectField } from './index.ts'

const meta = { title: 'Components/SelectField', component: SelectField } satisfies Meta<typeof SelectField>
export default meta
type Story = StoryObj<typeof meta>

const usual = {
  label: 'Country',
  value: 'mx',
  onChange: () => undefined,
  options: [
    { value: 'mx', label: 'Mexico' },
    { value: 'it', label: 'Italy' },
    { value: 'gs', label: 'South Georgia and the South Sandwich Islands' },
  ],
}

export const Regular: Story = { args: usual }
export const LongChoice: Story = { args: { ...usual, value: 'gs' } }
export const Wrong: Story = { args: { ...usual, error: 'Please choose a country.' } }
export const Compact: Story = { args: { ...usual, compact: true } }
