import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { TeamMemberDetails } from '@veranda/domain'
import { inFrame } from '../staff-catalogue/testing/in-frame.tsx'
import { aTeam, aTeamMember, anInvitedMember, someSessions } from './a-team.ts'
import { AddMemberScreen, type MemberAct, MemberScreen, TeamScreen } from './index.ts'

const meta = {
  title: 'Screens/Staff team',
  component: TeamScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame],
  args: { members: aTeam, timeZone: 'America/Cancun', onOpen: fn(), onAdd: fn() },
} satisfies Meta<typeof TeamScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Team: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('rowheader', { name: 'Bruno Salas' }))
    await expect(args.onOpen).toHaveBeenCalledWith(2)
  },
}
/** A member of staff who may read the list and change nothing. */
export const AsAgent: Story = {
  render: ({ members, timeZone, onOpen }) => (
    <TeamScreen members={members} timeZone={timeZone} onOpen={onOpen} />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button', { name: /^Add/ })).toBeNull()
  },
}
export const JustInvited: Story = { args: { invited: 'maximiliana.hernandez@example.com' } }

const adding = { backHref: '#team', onBack: fn(), onAdd: fn() } as const
export const Adding: Story = {
  render: () => <AddMemberScreen {...adding} />,
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form'))
    const [agent] = form.getAllByRole('checkbox').slice(-1)
    if (agent) await userEvent.click(agent)
    await userEvent.click(form.getByRole('button'))
    for (const field of form.getAllByRole('textbox')) await expect(field).toBeInvalid()
    await expect(adding.onAdd).not.toHaveBeenCalled()
  },
}
export const NotAdded: Story = { render: () => <AddMemberScreen {...adding} refusal="failed" /> }
export const NameTaken: Story = {
  render: () => <AddMemberScreen {...adding} refusal="user-name-taken" />,
  play: async ({ canvasElement }) => {
    const form = within(within(canvasElement).getByRole('form'))
    const [name, userName, email] = form.getAllByRole('textbox')
    if (!name || !userName || !email) throw new Error('The form has three fields')
    await userEvent.type(name, 'Ana Lima')
    await userEvent.type(userName, 'ana.lima')
    await userEvent.type(email, 'ana.lima@example.com')
    await userEvent.click(form.getByRole('button'))
    await expect(userName).toBeInvalid()
    await userEvent.type(userName, '2')
    await expect(userName).toBeValid()
  },
}

const one = {
  member: {
    ...aTeamMember({ sessions: 2 }),
    openSessions: someSessions.map((each) => ({ ...each, isThisOne: false })),
  },
  isOwn: false,
  timeZone: 'America/Cancun',
  backHref: '#team',
  onBack: fn(),
  onAct: fn(),
} as const
/** The facts follow the roles that were saved. */
function Saving() {
  const [member, setMember] = useState<TeamMemberDetails>(one.member)
  const [outcome, setOutcome] = useState<'saved'>()
  const act = (done: MemberAct) => {
    one.onAct(done)
    if (done.roles) setMember({ ...member, roles: done.roles })
    setOutcome('saved')
  }
  return <MemberScreen {...one} member={member} outcome={outcome} onAct={act} />
}
export const Member: Story = {
  render: () => <Saving />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const form = within(canvas.getByRole('form'))
    const [, agent] = form.getAllByRole('checkbox')
    if (agent) await userEvent.click(agent)
    await userEvent.click(form.getByRole('button'))
    await expect(one.onAct).toHaveBeenCalledWith({ change: 'set-roles', roles: ['admin', 'agent'] })
  },
}
/** Nobody takes the keys out of their own hand. */
export const OwnAccount: Story = {
  render: () => <MemberScreen {...one} member={{ ...one.member, openSessions: someSessions }} isOwn />,
}
export const OfTheDirectory: Story = {
  render: () => (
    <MemberScreen
      {...one}
      member={{
        ...one.member,
        source: 'domain',
        state: 'disabled',
        openSessions: [],
        hasSecondFactor: false,
      }}
    />
  ),
}
export const Invited: Story = {
  render: () => <MemberScreen {...one} member={{ ...anInvitedMember, openSessions: [] }} outcome="saved" />,
}
export const LastAdministrator: Story = {
  render: () => <MemberScreen {...one} outcome="last-admin" />,
}
export const SeenByAnAgent: Story = {
  render: () => <MemberScreen {...one} member={{ ...one.member, openSessions: [] }} onAct={undefined} />,
}
export const AskedBeforeDisabling: Story = {
  render: () => <MemberScreen {...one} />,
  play: async ({ canvasElement }) => {
    const buttons = within(canvasElement).getAllByRole('button')
    const disable = buttons.find((button) => /Disable|Desactivar|Disattiva/.test(button.textContent ?? ''))
    if (!disable) throw new Error('An account can be switched off')
    await userEvent.click(disable)
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
    await expect(one.onAct).not.toHaveBeenCalledWith({ change: 'disable' })
    await userEvent.click(dialog.getAllByRole('button').at(-1) ?? canvasElement)
    await expect(one.onAct).toHaveBeenCalledWith({ change: 'disable' })
  },
}
/** At work is what was confirmed, while its call is under way: not what was only asked for, nor what was done before. */
export const OneAtWork: Story = {
  render: function Live() {
    const [busy, setBusy] = useState(false)
    const act = ({ change }: MemberAct) => {
      setBusy(true)
      if (change === 'disable') setTimeout(() => setBusy(false))
    }
    return <MemberScreen {...one} busy={busy} onAct={act} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const reset = canvas.getByRole('button', { name: 'Reset second factor' })
    const disable = canvas.getByRole('button', { name: 'Disable account' })
    const answer = async (asked: HTMLElement, name: string) => {
      await userEvent.click(asked)
      const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'))
      await userEvent.click(dialog.getByRole('button', { name }))
    }
    await answer(disable, 'Disable account')
    await waitFor(() => expect(disable).not.toHaveAttribute('aria-disabled'))
    await answer(reset, 'Not now')
    await userEvent.click(canvas.getByRole('button', { name: 'End all sessions' }))
    for (const button of [reset, disable]) {
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await expect(button).not.toHaveAttribute('aria-busy')
    }
  },
}
