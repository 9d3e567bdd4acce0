import type { Meta, StoryObj } from '@storybook/react-vite'
import { catalogueNames, type CatalogueProposal } from '@veranda/domain'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CataloguesScreen } from './index.ts'
import { inFrame } from './testing/in-frame.tsx'

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
const proposals: readonly CatalogueProposal[] = [
  aProposal,
  {
    ...aProposal,
    proposalId: 'p2',
    catalogue: 'merchants',
    key: 'VER-GBP',
    kind: 'create',
    isOwn: true,
    proposedBy: 'Bruno Conti',
    changes: [
      { field: 'code', from: '', to: 'VER-GBP' },
      { field: 'name', from: '', to: 'Veranda pounds' },
      { field: 'currency', from: '', to: 'GBP' },
    ],
  },
  { ...aProposal, proposalId: 'p3', catalogue: 'banks', key: 'SAMPLE', kind: 'delete', changes: [] },
]

const meta = {
  title: 'Screens/Staff catalogues',
  component: CataloguesScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
  args: {
    tiles: catalogueNames.map((catalogue) => ({ catalogue, href: `#${catalogue}`, onOpen: fn() })),
    proposals,
    mayApprove: true,
    onDecide: fn(),
    onTryAgain: fn(),
  },
} satisfies Meta<typeof CataloguesScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Waiting: Story = {
  play: async ({ canvasElement, args }) => {
    const [decline] = within(canvasElement).getAllByRole('button', { name: /Decline|Rechazar|Rifiuta/ })
    await userEvent.click(decline ?? canvasElement)
    await expect(args.onDecide).toHaveBeenCalledWith(aProposal, 'decline', '')
  },
}
export const NothingWaits: Story = { args: { proposals: [] } }
export const Loading: Story = { args: { proposals: 'loading' } }
export const Failed: Story = { args: { proposals: 'failed' } }
/** While one decision is on its way, the other one takes no press. */
export const Deciding: Story = {
  render: function Live(args) {
    const [busy, setBusy] = useState<string>()
    return <CataloguesScreen {...args} busy={busy} onDecide={({ proposalId }) => setBusy(proposalId)} />
  },
  play: async ({ canvasElement }) => {
    const [card] = within(canvasElement).getAllByRole('region')
    const [approve, decline] = within(card ?? canvasElement).getAllByRole('button')
    await userEvent.click(approve ?? canvasElement)
    await expect(approve).toHaveAttribute('aria-busy', 'true')
    await expect(decline).not.toHaveAttribute('aria-busy')
    await expect(decline).toHaveAttribute('aria-disabled', 'true')
  },
}
export const DecidedMeanwhile: Story = { args: { refusal: 'decided' } }
export const OutdatedMeanwhile: Story = { args: { refusal: 'outdated' } }
export const ForReadersOnly: Story = { args: { mayApprove: false } }
