import type { Meta, StoryObj } from '@storybook/react-vite'
import { type StaffAuditEntry, staffActions } from '@veranda/domain'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Inset } from '../../components/layout/index.ts'
import { resize } from '../../testing/resize.ts'
import { unfoldForm } from '../../testing/unfold-form.ts'
import { AuditScreen, type AuditScreenProps } from './index.ts'

const names = ['Ada Moreno', 'Bruno Salas', 'Maximiliana von Hohenstein-Hartwell'] as const
const subjects: readonly NonNullable<StaffAuditEntry['subject']>[] = [
  { kind: 'reservation', text: 'ZPCU-104A7C-AB' },
  { kind: 'entry', text: 'EUR', catalogue: 'exchange-rates' },
  { kind: 'member', text: 'bruno.salas' },
  { kind: 'property', text: 'COSTA' },
  { kind: 'bank-entry', text: '2027-03-02/118' },
  { kind: 'ticket', text: 'T-2027-000118' },
]

const entryOf = (index: number): StaffAuditEntry => ({
  entryId: 800 - index,
  at: new Date(Date.UTC(2027, 2, 9, 17, 40) - index * 97 * 60_000).toISOString(),
  ...(staffActions[index % staffActions.length] ? { act: staffActions[index % staffActions.length] } : {}),
  name: names[index % names.length] ?? '',
  ...(subjects[index % subjects.length] ? { subject: subjects[index % subjects.length] } : {}),
})

const hash = '5f1d7a84db00d2fce00b31a7fc73224978a1f3b7c9d8e2a4b6c8d0e2f4a6b8c0'
const whole = { at: '2027-03-09T18:02:00.000Z', upTo: 812, entries: 812, hash, isMore: false } as const

const args: AuditScreenProps = {
  search: { person: '', act: '', subject: '', from: '', to: '' },
  people: [
    { userId: 1, name: 'Ada Moreno' },
    { userId: 2, name: 'Bruno Salas' },
  ],
  page: { entries: Array.from({ length: 12 }, (_, index) => entryOf(index)), next: 'after' },
  verification: { ...whole, wholeAt: '2027-03-09T03:00:00.000Z', sealedFrom: 1 },
  timeZone: 'America/Cancun',
  onSearch: fn(),
  onPage: fn(),
  onVerify: fn(),
  onTryAgain: fn(),
}

const meta = {
  title: 'Screens/Staff audit',
  component: AuditScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Page) => (
      <Inset size="page">
        <Page />
      </Inset>
    ),
  ],
  args,
} satisfies Meta<typeof AuditScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Searched by its form, paged by its buttons, verified again by the notice. */
export const FirstPage: Story = {
  play: async ({ canvasElement, args: given }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('list')).toBeVisible()
    await unfoldForm(canvasElement)
    const form = within(canvas.getByRole('form'))
    await userEvent.type(form.getByRole('textbox', { name: 'About' }), 'eur{Enter}')
    await expect(given.onSearch).toHaveBeenCalledWith(expect.objectContaining({ subject: 'eur' }))
    await userEvent.click(canvas.getAllByRole('button').at(-1) ?? canvasElement)
    await expect(given.onPage).toHaveBeenCalledWith('after')
    await userEvent.click(canvas.getAllByRole('button').at(0) ?? canvasElement)
    await expect(given.onVerify).toHaveBeenCalled()
  },
}
/** A tablet that is turned keeps what was typed. */
export const Turned: Story = {
  play: async ({ canvasElement }) => {
    await unfoldForm(canvasElement)
    const about = within(canvasElement).getByRole('textbox', { name: 'About' })
    await userEvent.type(about, 'eur')
    await resize(1440)
    await expect(about).toBeVisible()
    await expect(about).toHaveValue('eur')
    await resize(320)
    await expect(about).toBeVisible()
  },
}
/** Every act has its sentence. */
export const EveryAct: Story = {
  args: { page: { entries: staffActions.map((_, index) => entryOf(index)), previous: 'before' } },
}
export const ByUnknownStaff: Story = {
  args: {
    page: {
      entries: [
        { entryId: 3, at: '2027-03-01T12:00:00.000Z', act: 'staff-disable' },
        { entryId: 2, at: '2026-03-01T12:00:00.000Z' },
      ],
    },
  },
}
export const PeriodUpsideDown: Story = {
  args: { search: { ...args.search, from: '2027-03-09', to: '2027-03-01' }, onSearch: fn() },
  play: async ({ canvasElement, args: given }) => {
    const form = within(within(canvasElement).getByRole('form'))
    await userEvent.click(form.getByRole('button', { name: 'Search' }))
    await expect(given.onSearch).not.toHaveBeenCalled()
    await expect(canvasElement.querySelector('input[name=to]')).toBeInvalid()
  },
}
export const NothingFound: Story = {
  args: { page: { entries: [] }, search: { ...args.search, subject: 'nobody', person: '2' } },
}
export const NotWhole: Story = {
  args: { verification: { ...whole, broken: { entryId: 813, fault: 'content' } } },
}
export const TakenOut: Story = {
  args: { verification: { ...whole, broken: { entryId: 813, fault: 'order' } } },
}
export const NotSealed: Story = {
  args: { verification: { ...whole, broken: { entryId: 813, fault: 'seal' } } },
}
export const MoreThanAtOnce: Story = { args: { verification: { ...whole, isMore: true } } }
export const NothingYet: Story = {
  args: { page: { entries: [] }, verification: { ...whole, upTo: 0, entries: 0, hash: '' } },
}
export const Verifying: Story = { args: { verification: 'loading', page: 'loading' } }
export const NotLoaded: Story = { args: { verification: 'failed', page: 'failed' } }
