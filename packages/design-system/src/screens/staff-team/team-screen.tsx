import type { MemberState, TeamMember } from '@veranda/domain'
import { Badge } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { DataTable, Opens, type TableColumn } from '../../components/data-table/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { type StaffWords, useStaffWords } from '../../patterns/words/index.ts'
import * as css from './staff-team.css.ts'

export type TeamScreenProps = {
  readonly members: readonly TeamMember[]
  readonly timeZone: string
  /** The address that was invited just now. */
  readonly invited?: string | undefined
  readonly onOpen: (userId: number) => void
  /** Missing for staff who may not add accounts. */
  readonly onAdd?: (() => void) | undefined
}

/** Everybody who can sign in: their roles, when they last did, and where they are in. */
export function TeamScreen({ members, timeZone, invited, onOpen, onAdd }: TeamScreenProps) {
  const words = useStaffWords()
  const dates = useDates()
  return (
    <div data-ready="team">
      <Stack gap="large">
        <header className={css.header}>
          <Stack gap="hair">
            <Heading level={1} look="title">
              {words('staff-team.title')}
            </Heading>
            <Text tone="muted">{words('staff-team.lead')}</Text>
          </Stack>
          {onAdd && (
            <Button tone="primary" onPress={onAdd}>
              {words('staff-team.add')}
            </Button>
          )}
        </header>
        {invited !== undefined && (
          <Notice tone="positive" title={words('staff-team.invited')}>
            {words('staff-team.invited-body', { email: invited })}
          </Notice>
        )}
        <DataTable
          label={words('staff-team.list')}
          columns={columnsOf(words, (at) => dates.moment(at, timeZone))}
          items={members}
          keyOf={({ userId }) => String(userId)}
          onOpen={(key) => onOpen(Number(key))}
        />
      </Stack>
    </div>
  )
}

const toneOf: Readonly<Record<MemberState, 'positive' | 'caution' | 'neutral'>> = {
  active: 'positive',
  invited: 'caution',
  unconfirmed: 'caution',
  disabled: 'neutral',
}

export const StateBadge = ({ state }: Pick<TeamMember, 'state'>) => {
  const words = useStaffWords()
  return <Badge tone={toneOf[state]}>{words(`staff-team.state-${state}`)}</Badge>
}

export const roleWords = (words: StaffWords, { roles }: Pick<TeamMember, 'roles'>): string =>
  roles.length === 0
    ? words('staff-team.no-roles')
    : roles.map((role) => words(`staff-frame.role-${role}`)).join(', ')

const columnsOf = (words: StaffWords, moment: (at: string) => string): readonly TableColumn<TeamMember>[] => [
  {
    key: 'name',
    title: words('staff-team.name'),
    cell: ({ name }) => <Opens>{name}</Opens>,
  },
  {
    key: 'roles',
    title: words('staff-team.roles'),
    isMinor: true,
    cell: (member) => roleWords(words, member),
  },
  {
    key: 'userName',
    title: words('staff-team.user-name'),
    isMinor: true,
    cell: ({ userName }) => userName,
  },
  {
    key: 'lastSignIn',
    title: words('staff-team.last-sign-in'),
    isMinor: true,
    isWhole: true,
    cell: ({ lastSignInAt }) => (lastSignInAt ? moment(lastSignInAt) : words('staff-team.never')),
  },
  {
    key: 'sessions',
    title: words('staff-team.sessions'),
    isMinor: true,
    isNumber: true,
    cell: ({ sessions }) => String(sessions),
  },
  {
    key: 'state',
    title: words('staff-team.status'),
    isWhole: true,
    cell: ({ state }) => <StateBadge state={state} />,
  },
]
