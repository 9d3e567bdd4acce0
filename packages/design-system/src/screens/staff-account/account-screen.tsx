import type { OwnAccount, SecondFactor } from '@veranda/domain'
import { type ReactNode, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Facts } from '../../components/facts/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../../patterns/dates/index.ts'
import { inLine } from '../../patterns/in-line/index.ts'
import { dot, useStaffWords } from '../../patterns/words/index.ts'
import { SessionsList } from '../../patterns/staff-sessions/index.ts'
import { about, entry, list } from '../../patterns/staff-sessions/staff-sessions.css.ts'
import type { AccountProblem, FactorStep } from './account-steps.ts'
import { FactorSheet } from './factor-sheet.tsx'
import { OwnPasswordForm } from './own-password-form.tsx'
import * as css from './staff-account.css.ts'

export type AccountScreenProps = {
  readonly account: OwnAccount
  readonly timeZone: string
  readonly busy?: boolean
  /** Whether this browser can make a passkey. */
  readonly hasPasskeys: boolean
  readonly passwordOutcome?: 'changed' | AccountProblem | undefined
  /** What is being done with a second factor, where something is. */
  readonly step?: FactorStep | undefined
  readonly problem?: AccountProblem | undefined
  readonly onPassword: (change: { readonly password: string; readonly newPassword: string }) => void
  readonly onEndSession: (sessionId: number | undefined) => void
  readonly onStep: (step: FactorStep | undefined) => void
  readonly onStepPassword: (password: string, factorName: string) => void
  readonly onCode: (code: string) => void
}

/** One's own account: the password, what proves its owner beside it, and where it is signed in. */
export function AccountScreen(props: AccountScreenProps) {
  const { account, timeZone, busy, onEndSession } = props
  const words = useStaffWords()
  const others = account.sessions.some(({ isThisOne }) => !isThisOne)
  return (
    <div data-ready="account">
      <Stack>
        <Heading level={1} look="title">
          {words('staff-account.title')}
        </Heading>
        <Surface>
          <Facts
            look="pairs"
            items={[
              { term: words('staff-team.name'), detail: account.name },
              { term: words('staff-team.user-name'), detail: account.userName },
              ...(account.email === undefined
                ? []
                : [{ term: words('staff-team.email'), detail: account.email }]),
              {
                term: words('staff-team.roles'),
                detail: account.roles.map((role) => words(`staff-frame.role-${role}`)).join(', '),
              },
            ]}
          />
        </Surface>
        <Part title={words('staff-account.password')}>
          {account.source === 'domain' ? (
            <Text tone="muted">{words('staff-account.of-directory')}</Text>
          ) : (
            <div className={css.measure}>
              <OwnPasswordForm
                // What was typed is gone once it was taken.
                key={props.passwordOutcome === 'changed' ? 'changed' : 'form'}
                busy={busy}
                outcome={props.passwordOutcome}
                onChange={props.onPassword}
              />
            </div>
          )}
        </Part>
        <Part title={words('staff-account.factors')}>
          <Factors {...props} />
        </Part>
        <Part title={words('staff-team.sessions')}>
          <SessionsList
            label={words('staff-team.sessions')}
            sessions={account.sessions}
            timeZone={timeZone}
            busy={busy}
            onEnd={({ sessionId }) => onEndSession(sessionId)}
          />
          {others && (
            <Row>
              <Button tone="secondary" busy={busy} onPress={() => onEndSession(undefined)}>
                {words('staff-team.end-other-sessions')}
              </Button>
            </Row>
          )}
        </Part>
      </Stack>
    </div>
  )
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Surface>
    <Stack>
      <Heading level={2} look="lead">
        {title}
      </Heading>
      {children}
    </Stack>
  </Surface>
)

function Factors(props: AccountScreenProps) {
  const { account, timeZone, hasPasskeys, busy, step, problem, onStep } = props
  const words = useStaffWords()
  const dates = useDates()
  const [removed, setRemoved] = useState('')
  const nameOf = ({ kind, name }: SecondFactor) => (kind === 'app' ? words('staff-account.app') : name)
  return (
    <>
      <Text tone="muted">{words('staff-account.factors-body')}</Text>
      {account.needsSecondFactor && <Notice tone="info" title={words('staff-account.factors-demanded')} />}
      {account.factors.length === 0 ? (
        <Text>{words('staff-account.no-factors')}</Text>
      ) : (
        <ul className={list} aria-label={words('staff-account.factors')}>
          {account.factors.map((factor) => (
            <li key={factor.factorId} className={entry}>
              <div className={about}>
                <Text as="span">{nameOf(factor)}</Text>
                <Text look="small" tone="muted">
                  {inLine(
                    [
                      words('staff-account.added', { at: dates.moment(factor.addedAt, timeZone) }),
                      factor.usedAt &&
                        words('staff-account.used', { at: dates.moment(factor.usedAt, timeZone) }),
                    ]
                      .filter(Boolean)
                      .join(dot),
                  )}
                </Text>
              </div>
              <Button
                tone="secondary"
                size="small"
                busy={busy}
                onPress={() => {
                  setRemoved(nameOf(factor))
                  onStep({ kind: 'remove', factorId: factor.factorId })
                }}
              >
                {words('staff-account.remove')} <VisuallyHidden>{nameOf(factor)}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Row wrap>
        {account.factors.every(({ kind }) => kind !== 'app') && (
          <Button tone="secondary" busy={busy} onPress={() => onStep({ kind: 'add-app' })}>
            {words('staff-account.add-app')}
          </Button>
        )}
        {hasPasskeys && (
          <Button tone="secondary" busy={busy} onPress={() => onStep({ kind: 'add-passkey' })}>
            {words('staff-account.add-passkey')}
          </Button>
        )}
      </Row>
      {!hasPasskeys && (
        <Text look="small" tone="muted">
          {words('staff-account.no-passkeys-here')}
        </Text>
      )}
      {step && (
        <FactorSheet
          step={step}
          about={step.kind === 'remove' ? removed : ''}
          busy={busy}
          problem={problem}
          onPassword={props.onStepPassword}
          onCode={props.onCode}
          onClose={() => onStep(undefined)}
        />
      )}
    </>
  )
}
