import type { StaffRole, TeamChange, TeamMemberDetails, TeamRefusal } from '@veranda/domain'
import { type MouseEvent, useState } from 'react'
import { AlertDialog } from '../../components/alert-dialog/index.ts'
import { Button } from '../../components/button/index.ts'
import { Facts } from '../../components/facts/index.ts'
import { Form } from '../../components/form/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { usePressed } from '../../patterns/pressed/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { RolesField } from './roles-field.tsx'
import { SessionsList } from '../../patterns/staff-sessions/index.ts'
import { roleWords, StateBadge } from './team-screen.tsx'

/** What is done with it: which change, and what it needs to be told. */
export type MemberAct = {
  readonly change: TeamChange
  readonly roles?: readonly StaffRole[]
  readonly sessionId?: number
}

export type MemberScreenProps = {
  readonly member: TeamMemberDetails
  /** Whether it is the reader’s own. */
  readonly isOwn: boolean
  readonly timeZone: string
  readonly busy?: boolean
  readonly outcome?: 'saved' | TeamRefusal | 'failed' | undefined
  readonly backHref: string
  readonly onBack: (event: MouseEvent<HTMLAnchorElement>) => void
  /** Missing for staff who may not change accounts. */
  readonly onAct?: ((act: MemberAct) => void) | undefined
}

/** One member of staff, and what an administrator can do for them. */
export function MemberScreen(props: MemberScreenProps) {
  const { member, timeZone, busy, outcome, backHref, onBack, onAct } = props
  const words = useStaffWords()
  return (
    <div data-ready="member">
      <Stack>
        <TextLink href={backHref} onNavigate={onBack} stands="alone">
          {words('staff-team.back')}
        </TextLink>
        <Row gap="small" wrap>
          <Heading level={1} look="title">
            {member.name}
          </Heading>
          <StateBadge state={member.state} />
        </Row>
        {outcome && (
          <Notice
            tone={outcome === 'saved' ? 'positive' : 'negative'}
            title={words(`staff-team.${outcome}`)}
          />
        )}
        <Surface>
          <About {...props} />
        </Surface>
        {onAct && (
          <>
            <Surface>
              <Roles key={member.roles.join()} {...props} onAct={onAct} />
            </Surface>
            <Surface>
              <Access {...props} onAct={onAct} />
            </Surface>
            <Surface>
              <Stack>
                <Heading level={2} look="lead">
                  {words('staff-team.sessions')}
                </Heading>
                <SessionsList
                  label={words('staff-team.sessions')}
                  sessions={member.openSessions}
                  timeZone={timeZone}
                  busy={busy}
                  onEnd={({ sessionId }) => onAct({ change: 'end-session', sessionId })}
                />
                {member.openSessions.some(({ isThisOne }) => !isThisOne) && !props.isOwn && (
                  <Row>
                    <Button tone="secondary" busy={busy} onPress={() => onAct({ change: 'end-sessions' })}>
                      {words('staff-team.end-sessions')}
                    </Button>
                  </Row>
                )}
              </Stack>
            </Surface>
          </>
        )}
      </Stack>
    </div>
  )
}

function About({ member, timeZone, onAct }: MemberScreenProps) {
  const words = useStaffWords()
  const dates = useDates()
  const { userName, email, source, lastSignInAt, hasSecondFactor, needsSecondFactor, sessions } = member
  const factor = hasSecondFactor ? 'set' : needsSecondFactor ? 'demanded' : 'none'
  return (
    <Facts
      look="pairs"
      items={[
        { term: words('staff-team.user-name'), detail: userName },
        ...(email === undefined ? [] : [{ term: words('staff-team.email'), detail: email }]),
        { term: words('staff-team.source'), detail: words(`staff-sign-in.source-${source}`) },
        { term: words('staff-team.roles'), detail: roleWords(words, member) },
        {
          term: words('staff-team.last-sign-in'),
          detail: lastSignInAt ? dates.moment(lastSignInAt, timeZone) : words('staff-team.never'),
        },
        { term: words('staff-team.second-factor'), detail: words(`staff-team.factor-${factor}`) },
        ...(onAct ? [] : [{ term: words('staff-team.sessions'), detail: String(sessions) }]),
      ]}
    />
  )
}

type Acting = MemberScreenProps & { readonly onAct: (act: MemberAct) => void }

function Roles({ member, isOwn, busy, onAct }: Acting) {
  const words = useStaffWords()
  const [roles, setRoles] = useState(member.roles)
  const [isSent, setIsSent] = useState(false)
  const title = (
    <Heading level={2} look="lead">
      {words('staff-team.roles')}
    </Heading>
  )
  if (isOwn || member.source === 'domain')
    return (
      <Stack gap="small">
        {title}
        <Text tone="muted">
          {words(isOwn ? 'staff-team.own-account-hint' : 'staff-team.roles-of-directory')}
        </Text>
      </Stack>
    )
  const submit = (): void => {
    setIsSent(true)
    if (roles.length > 0 && !busy) onAct({ change: 'set-roles', roles })
  }
  return (
    <Form label={words('staff-team.roles')} onSubmit={submit}>
      <RolesField
        roles={roles}
        error={isSent && roles.length === 0 ? words('staff-team.roles-missing') : undefined}
        onChange={setRoles}
      />
      <Row>
        <Button tone="secondary" type="submit" busy={busy}>
          {words('staff-team.save-roles')}
        </Button>
      </Row>
    </Form>
  )
}

/** What takes something away is asked once more. */
function Access({ member, isOwn, busy, onAct }: Acting) {
  const words = useStaffWords()
  const [asked, setAsked] = useState<'disable' | 'reset-second-factor'>()
  const { name, state, source, needsSecondFactor, hasSecondFactor } = member
  const pressed = usePressed<TeamChange>(busy ?? false)
  const doing = (change: TeamChange) => pressed(change, () => onAct({ change }))
  const act = (change: TeamChange) => (
    <Button tone="secondary" {...doing(change)}>
      {words(`staff-team.${change}` as 'staff-team.enable')}
    </Button>
  )
  const isOn = state === 'active' || state === 'invited'
  const title = asked === 'disable' ? 'staff-team.disable-title' : 'staff-team.reset-title'
  const body = asked === 'disable' ? 'staff-team.disable-body' : 'staff-team.reset-body'
  return (
    <Stack>
      <Heading level={2} look="lead">
        {words('staff-team.access')}
      </Heading>
      <Text look="small" tone="muted">
        {words('staff-team.second-factor-hint')}
      </Text>
      <Row wrap>
        {!isOn && act('enable')}
        {state === 'invited' && source === 'local' && act('invite-again')}
        {act(needsSecondFactor ? 'waive-second-factor' : 'demand-second-factor')}
        {hasSecondFactor && !isOwn && (
          <Button
            tone="secondary"
            {...doing('reset-second-factor')}
            onPress={() => setAsked('reset-second-factor')}
          >
            {words('staff-team.reset-second-factor')}
          </Button>
        )}
        {isOn && !isOwn && (
          <Button tone="danger" {...doing('disable')} onPress={() => setAsked('disable')}>
            {words('staff-team.disable')}
          </Button>
        )}
      </Row>
      <AlertDialog
        open={asked !== undefined}
        title={words(title, { name })}
        message={words(body, { name })}
        closeLabel={words('staff-team.keep')}
        onClose={() => setAsked(undefined)}
        action={{
          label: words(asked === 'disable' ? 'staff-team.disable' : 'staff-team.reset-second-factor'),
          busy: busy ?? false,
          onConfirm: () => {
            setAsked(undefined)
            if (asked) doing(asked).onPress()
          },
        }}
      />
    </Stack>
  )
}
