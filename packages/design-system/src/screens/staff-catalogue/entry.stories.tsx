import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CatalogueProposal, EntryDetail } from '@veranda/domain'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EntryScreen, type EntryScreenProps } from './index.ts'
import { inFrame } from './testing/in-frame.tsx'

/** What is typed is kept, as the console keeps it. */
function Retained(props: EntryScreenProps) {
  const [values, setValues] = useState(props.values)
  return (
    <EntryScreen
      {...props}
      values={values}
      onValues={(next) => {
        setValues(next)
        props.onValues(next)
      }}
    />
  )
}

const rate = { currency: 'EUR', perDollar: '0.92', isActive: 'yes' }
const aProposal: CatalogueProposal = {
  proposalId: 'p1',
  catalogue: 'exchange-rates',
  key: 'EUR',
  kind: 'change',
  changes: [{ field: 'perDollar', from: '0.92', to: '0.94' }],
  proposedBy: 'Ana Lima',
  proposedAt: '2027-03-01T15:00:00Z',
  isOwn: false,
  state: 'open',
}
const detail: EntryDetail = {
  entry: { key: 'EUR', version: 2, values: rate },
  uses: [],
  history: [
    {
      kind: 'declined',
      at: '2027-02-27T10:00:00Z',
      by: 'Bruno Conti',
      changes: [{ field: 'perDollar', from: '0.92', to: '9.2' }],
      note: 'A digit too many',
    },
    {
      kind: 'approved',
      at: '2027-02-20T10:00:00Z',
      by: 'Bruno Conti',
      changes: [{ field: 'perDollar', from: '0.9', to: '0.92' }],
    },
  ],
}
const region = {
  code: 'latin',
  name: 'Latin America',
  allowTags: 'latin-america',
  denyTags: 'BR',
  isActive: 'yes',
}

const meta = {
  title: 'Screens/Staff catalogue entry',
  component: EntryScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
  render: Retained,
  args: {
    catalogue: 'exchange-rates',
    entryKey: 'EUR',
    detail,
    values: rate,
    saving: { kind: 'editing' },
    mayEdit: true,
    mayApprove: true,
    options: {},
    backHref: '#back',
    onBack: fn((event) => event.preventDefault()),
    onValues: fn(),
    onSave: fn(),
    onDelete: fn(),
    onDecide: fn(),
    onReload: fn(),
  },
} satisfies Meta<typeof EntryScreen>
export default meta
type Story = StoryObj<typeof meta>

/** What is wrong is said when it is to be saved, not before. */
export const Editing: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const field = canvas.getByRole('textbox')
    await userEvent.clear(field)
    await userEvent.type(field, '-1{Enter}')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onSave).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '0.94{Enter}')
    await expect(args.onSave).toHaveBeenCalled()
  },
}
export const NewEntry: Story = {
  args: {
    catalogue: 'segments',
    entryKey: undefined,
    detail: { uses: [], history: [] },
    values: { code: '', name: '', countryCode: '', currency: '', pmsProfileId: '', isActive: 'yes' },
    options: {
      countryCode: [
        { value: 'IT', label: '' },
        { value: 'MX', label: '' },
      ],
    },
  },
}
/** The region says which countries its tags let through while they are typed. */
export const ARegion: Story = {
  args: {
    catalogue: 'regions',
    entryKey: 'latin',
    detail: { entry: { key: 'latin', version: 1, values: region }, uses: [], history: [] },
    values: region,
    countries: [
      { code: 'MX', tags: ['america', 'latin-america'] },
      { code: 'BR', tags: ['america', 'latin-america'] },
      { code: 'CO', tags: ['america', 'latin-america'] },
      { code: 'US', tags: ['america', 'north-america'] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const countries = canvas.getByRole('region')
    await expect(within(countries).getAllByRole('listitem')).toHaveLength(2)
    const deny = canvas.getAllByRole('textbox').at(-1) ?? canvasElement
    await userEvent.clear(deny)
    await expect(within(countries).getAllByRole('listitem')).toHaveLength(3)
    await userEvent.type(deny, 'atlantis')
    await expect(within(countries).getByText(/atlantis/)).toBeVisible()
  },
}
/** Deleting asks for the word, and nothing but the word. */
export const Deleting: Story = {
  args: { ...ARegion.args },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement)
    const dialog = within(await within(document.body).findByRole('alertdialog'))
    await userEvent.click(dialog.getAllByRole('button').at(-1) ?? canvasElement)
    const field = dialog.getByRole('textbox')
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onDelete).not.toHaveBeenCalled()
    await userEvent.type(field, 'delete')
    await userEvent.click(dialog.getAllByRole('button').at(-1) ?? canvasElement)
    await expect(args.onDelete).toHaveBeenCalledWith('delete')
  },
}
export const InUse: Story = {
  args: {
    catalogue: 'countries',
    entryKey: 'MX',
    detail: {
      entry: {
        key: 'MX',
        version: 1,
        values: { code: 'MX', alpha3: 'MEX', diallingCode: '52', tags: 'america', isActive: 'yes' },
      },
      uses: [
        { what: 'guests', count: 1_204 },
        { what: 'properties', count: 3 },
        { what: 'something-newer', count: 1 },
      ],
      history: [],
    },
    values: { code: 'MX', alpha3: 'MEX', diallingCode: '52', tags: 'america', isActive: 'yes' },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByText(/in use and can’t be deleted/)).toBeVisible()
  },
}
export const ProposalToDecide: Story = {
  args: { detail: { ...detail, proposal: aProposal } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getAllByRole('textbox')[0] ?? canvasElement, 'As of today')
    await userEvent.click(canvas.getByRole('button', { name: /Approve|Aprobar|Approva/ }))
    await expect(args.onDecide).toHaveBeenCalledWith('approve', 'As of today')
  },
}
export const OwnProposal: Story = { args: { detail: { ...detail, proposal: { ...aProposal, isOwn: true } } } }
export const ProposedToDelete: Story = {
  args: { detail: { ...detail, proposal: { ...aProposal, kind: 'delete', changes: [] } } },
}
export const ReadOnly: Story = {
  args: { mayEdit: false, mayApprove: false, detail: { ...detail, proposal: aProposal } },
}
export const Saved: Story = { args: { saving: { kind: 'saved' } } }
export const Proposed: Story = {
  args: { saving: { kind: 'proposed' }, detail: { ...detail, proposal: { ...aProposal, isOwn: true } } },
}
export const Conflict: Story = {
  args: { saving: { kind: 'conflict' } },
  play: async ({ canvasElement, args }) => {
    const alert = within(await within(canvasElement).findByRole('alert'))
    await userEvent.click(alert.getByRole('button'))
    await expect(args.onReload).toHaveBeenCalled()
  },
}
export const NotAccepted: Story = {
  args: {
    saving: { kind: 'not-accepted', problems: { perDollar: 'not-a-rate', currency: 'something-newer' } },
  },
}
export const RefusedDelete: Story = {
  args: { saving: { kind: 'in-use', uses: [{ what: 'reservations', count: 1 }] } },
}
export const SaveFailed: Story = { args: { saving: { kind: 'failed' } } }
export const AlreadyThere: Story = { args: { saving: { kind: 'exists' } } }
export const Waits: Story = { args: { saving: { kind: 'waits' } } }
export const Outdated: Story = { args: { saving: { kind: 'outdated' } } }
export const Deleted: Story = { args: { detail: { uses: [], history: detail.history } } }
export const Missing: Story = { args: { detail: 'missing' } }
export const Loading: Story = { args: { detail: 'loading' } }
export const LoadFailed: Story = { args: { detail: 'failed' } }
