import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ImportPreview } from '@veranda/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ImportScreen } from './index.ts'
import { inFrame } from './testing/in-frame.tsx'

const preview: ImportPreview = {
  plan: 'p',
  rows: [
    {
      line: 2,
      key: 'EUR',
      effect: 'changed',
      changes: [{ field: 'perDollar', from: '0.92', to: '0.94' }],
      problems: {},
    },
    {
      line: 3,
      key: 'MXN',
      effect: 'new',
      changes: [
        { field: 'currency', from: '', to: 'MXN' },
        { field: 'perDollar', from: '', to: '18.4' },
      ],
      problems: {},
    },
    { line: 4, key: 'GBP', effect: 'same', changes: [], problems: {} },
  ],
}
const withABadRow: ImportPreview = {
  ...preview,
  rows: [
    ...preview.rows,
    {
      line: 5,
      key: '=cmd',
      effect: 'not-accepted',
      changes: [],
      problems: { currency: 'formula', perDollar: 'not-a-rate' },
    },
  ],
}

const meta = {
  title: 'Screens/Staff catalogue import',
  component: ImportScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
  args: {
    catalogue: 'exchange-rates',
    state: { kind: 'choosing' },
    backHref: '#back',
    onBack: fn((event) => event.preventDefault()),
    onFile: fn(),
    onTake: fn(),
    onTemplate: fn(),
  },
} satisfies Meta<typeof ImportScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Choosing: Story = {
  play: async ({ canvasElement, args }) => {
    const field = canvasElement.querySelector('input[type=file]') ?? canvasElement
    await userEvent.upload(field as HTMLElement, new File(['currency'], 'rates.csv', { type: 'text/csv' }))
    await expect(args.onFile).toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement)
    await expect(args.onTemplate).toHaveBeenCalled()
  },
}
export const Reading: Story = { args: { fileName: 'rates-march.csv', state: { kind: 'reading' } } }
export const Preview: Story = { args: { fileName: 'rates-march.csv', state: { kind: 'preview', preview } } }
export const BadRows: Story = {
  args: { fileName: 'rates-march.csv', state: { kind: 'preview', preview: withABadRow } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getAllByRole('button').at(-1) ?? canvasElement)
    await expect(args.onTake).toHaveBeenCalled()
  },
}
export const NothingToTake: Story = {
  args: {
    fileName: 'rates-march.csv',
    state: { kind: 'preview', preview: { plan: 'p', rows: preview.rows.slice(2) } },
  },
}
export const Taking: Story = {
  args: { catalogue: 'systems', fileName: 'rates-march.csv', state: { kind: 'taking', preview } },
}
export const ChangedMeanwhile: Story = {
  args: { fileName: 'rates-march.csv', state: { kind: 'changed', preview } },
}
export const Taken: Story = {
  args: { fileName: 'rates-march.csv', state: { kind: 'taken', outcome: 'done', rows: 2 } },
}
export const TakenForApproval: Story = {
  args: { fileName: 'rates-march.csv', state: { kind: 'taken', outcome: 'proposed', rows: 1 } },
}
export const UnknownColumn: Story = {
  args: { fileName: 'rates-march.csv', state: { kind: 'unreadable', reason: 'unknown-column' } },
}
export const TooLarge: Story = { args: { fileName: 'rates-march.csv', state: { kind: 'too-large' } } }
export const Failed: Story = { args: { fileName: 'rates-march.csv', state: { kind: 'failed' } } }
