import type { ContactWindow, HelpForm, HelpTicket, Instant } from '@veranda/domain'
import type { MouseEvent } from 'react'
import { ButtonLink } from '../../components/button/index.ts'
import { Onward, Stack } from '../../components/layout/index.ts'
import { dateIn, useDates } from '../../patterns/dates/index.ts'
import type { ConsentLinks } from '../../patterns/consent/index.ts'
import { HelpBeside } from '../../patterns/help-beside/index.ts'
import type { Help } from '../../patterns/help-phone/index.ts'
import { type Loadable, Loaded } from '../../patterns/loaded/index.ts'
import { SheetShape } from '../../patterns/page-shape/index.ts'
import { StepPage } from '../../patterns/step-page/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { CallForm } from './call-form.tsx'
import type { Asking, CallLists, TypedText } from './call-me-state.ts'
import { TicketNotice } from './ticket-notice.tsx'
import { useWindowWords } from './use-window-words.ts'

export type CallMeScreenProps = {
  readonly form: HelpForm
  readonly lists: Loadable<CallLists>
  readonly asking: Asking
  /** When a guest who asks now is called. */
  readonly contact: ContactWindow
  readonly asOf: Instant
  /** What the guest asked for before and reads about here. */
  readonly ticket?: HelpTicket | undefined
  /** Of a guest who is signed in: it is about their own stay. */
  readonly reservationCode?: string | undefined
  readonly links: ConsentLinks
  readonly help: Help
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  readonly onType: (field: TypedText, text: string) => void
  readonly onAccepted: (accepted: boolean) => void
  readonly onSend: () => void
  readonly onTryAgain: () => void
}

/** A guest or a stranger asks to be called, on their own clock. */
export function CallMeScreen(props: CallMeScreenProps) {
  const { asking, contact, asOf, help, ticket, lists, reservationCode, onTryAgain, backHref, onBack } = props
  const words = useLaterWords()
  const dates = useDates()
  const window = useWindowWords(asOf, help.guestTimeZone)
  const shown = asking.kind === 'sent' || asking.kind === 'known' ? asking : undefined
  // What was asked for before stands first; while it waits there is nothing to ask again.
  const waits = shown ?? (ticket?.state === 'waiting' ? ({ kind: 'known', ticket } as const) : undefined)
  /** A guest who would be called on another day, and can call now, reads that first. */
  const lead = (): string => {
    const when = window(contact)
    const sentence = words('call-me.lead', when)
    const isToday = dateIn(contact.from, help.guestTimeZone) === dateIn(asOf, help.guestTimeZone)
    if (isToday || !help.opening?.open) return sentence
    const until = dates.time(help.opening.until, help.guestTimeZone)
    return `${words('call-me.lead-open', { until })} ${words('call-me.lead-or', when)}`
  }
  return (
    <StepPage
      step={1}
      steps={1}
      ready="call-me"
      title={
        asking.kind === 'sent'
          ? words('call-me.sent-title', window(asking.ticket.contact))
          : words(waits ? 'call-me.title-waiting' : 'call-me.title')
      }
      lead={waits ? undefined : lead()}
      backLabel={words('call-me.back')}
      backHref={backHref}
      onBack={onBack}
      isUnderway={asking.kind === 'sending'}
      first={
        waits ? (
          <Stack gap="large">
            <TicketNotice {...waits} asOf={asOf} timeZone={help.guestTimeZone} isNew={shown !== undefined} />
            <Onward>
              <ButtonLink tone="primary" href={backHref} onNavigate={onBack}>
                {words(reservationCode ? 'room-upgrade.back' : 'receipt.back-sign-in')}
              </ButtonLink>
            </Onward>
          </Stack>
        ) : (
          <Stack gap="medium">
            {ticket && asking.kind === 'typing' && (
              <TicketNotice
                kind="past"
                ticket={ticket}
                asOf={asOf}
                timeZone={help.guestTimeZone}
                isNew={false}
              />
            )}
            <Loaded
              of={lists}
              label={words('call-me.loading')}
              shape={<SheetShape parts={6} />}
              onTryAgain={onTryAgain}
            >
              {(value) => <CallForm {...props} lists={value} />}
            </Loaded>
          </Stack>
        )
      }
      beside={<HelpBeside help={help} />}
    />
  )
}
