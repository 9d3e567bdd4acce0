import type { HelpTicket, Instant, TimeZone } from '@veranda/domain'
import { Facts } from '../../components/facts/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Announcement } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { useWindowWords } from './use-window-words.ts'

export type TicketNoticeProps = {
  readonly kind: 'sent' | 'known' | 'past'
  readonly ticket: HelpTicket | undefined
  readonly asOf: Instant
  readonly timeZone: TimeZone
  /** Just answered: it is announced. */
  readonly isNew: boolean
}

/** When a guest is called, and the number they say then. */
export function TicketNotice({ kind, ticket, asOf, timeZone, isNew }: TicketNoticeProps) {
  const words = useLaterWords()
  const window = useWindowWords(asOf, timeZone)
  if (!ticket)
    return (
      <Announcement>
        <Notice tone="info" title={words('call-me.known-title')}>
          {words('call-me.known-plain')}
        </Notice>
      </Announcement>
    )
  const when = window(ticket.contact)
  const notice = kind !== 'past' && (
    <Notice
      tone={kind === 'sent' ? 'positive' : 'info'}
      title={kind === 'sent' ? words('call-me.sent-when', when) : words('call-me.known-title')}
    >
      {kind === 'sent' ? words('call-me.sent-body') : words('call-me.known-body', when)}
      {ticket.hasLetter && ` ${words('call-me.letter')}`}
    </Notice>
  )
  return (
    <Surface>
      <Stack gap="large">
        {notice && (isNew ? <Announcement>{notice}</Announcement> : notice)}
        <Facts
          items={[
            { term: words('call-me.ticket'), detail: ticket.ticketNumber },
            { term: words('call-me.state'), detail: words(`call-me.${ticket.state}`) },
          ]}
        />
      </Stack>
    </Surface>
  )
}
