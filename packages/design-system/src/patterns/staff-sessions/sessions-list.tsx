import { browserName, type MemberSession } from '@veranda/domain'
import { Badge } from '../../components/badge/index.ts'
import { Button } from '../../components/button/index.ts'
import { Row } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useDates } from '../dates/index.ts'
import { inLine } from '../in-line/index.ts'
import { dot, useStaffWords } from '../words/index.ts'
import * as css from './staff-sessions.css.ts'

export type SessionsListProps = {
  readonly label: string
  readonly sessions: readonly MemberSession[]
  readonly timeZone: string
  readonly busy?: boolean | undefined
  /** Not offered where it is missing. */
  readonly onEnd?: ((session: MemberSession) => void) | undefined
}

/** Where an account is signed in: the browser, the address, since when, and how to end it. */
export function SessionsList({ label, sessions, timeZone, busy, onEnd }: SessionsListProps) {
  const words = useStaffWords()
  const dates = useDates()
  if (sessions.length === 0) return <Text tone="muted">{words('staff-team.no-sessions')}</Text>
  return (
    <ul className={css.list} aria-label={label}>
      {sessions.map((session) => {
        const browser = browserName(session.browser) || words('staff-team.session-unknown')
        return (
          <li key={session.sessionId} className={css.entry}>
            <div className={css.about}>
              <Row gap="small" wrap>
                <Text as="span">{browser}</Text>
                {session.isThisOne && <Badge tone="positive">{words('staff-team.session-this')}</Badge>}
              </Row>
              <Text look="small" tone="muted">
                {inLine(
                  [
                    session.address,
                    words('staff-team.session-started', { at: dates.moment(session.startedAt, timeZone) }),
                    words('staff-team.session-seen', { at: dates.moment(session.seenAt, timeZone) }),
                  ].join(dot),
                )}
              </Text>
            </div>
            {onEnd && !session.isThisOne && (
              <Button tone="secondary" size="small" busy={busy} onPress={() => onEnd(session)}>
                {words('staff-team.end-session')}
                <VisuallyHidden>{`: ${browser}, ${session.address}`}</VisuallyHidden>
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
