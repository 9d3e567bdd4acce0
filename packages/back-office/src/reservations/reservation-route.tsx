import { getStaffReservation } from '@veranda/contract'
import { Notice } from '@veranda/design-system/components/notice'
import { TextLink } from '@veranda/design-system/components/link'
import { within } from '@veranda/design-system/patterns/within'
import { useStaffWords } from '@veranda/design-system/patterns/words'
import { StaffTryAgain } from '@veranda/design-system/patterns/staff-try-again'
import { reservationViews, StaffReservationScreen } from '@veranda/design-system/screens/staff-reservations'
import type { Locale, StaffReservation } from '@veranda/domain'
import { useNavigate, useSearchParams } from 'react-router'
import { useOffice } from '../back-office.ts'
import { Placeholder } from '../frame/placeholder.tsx'
import { pathOfItem } from '../inbox/inbox-keys.ts'
import { useLanguage } from '../language/wording.tsx'
import { paths } from '../paths.ts'
import { failureIn } from '../server-state/call-failure.ts'
import { useCallQuery } from '../server-state/use-call-query.ts'
import { useMember } from '../session/session-gate.tsx'
import { reservationsKey } from './addresses.ts'
import { useColleagueActivity } from './use-colleague-activity.ts'
import { useReservationActions } from './use-reservation-actions.ts'

/** Often enough to see that a colleague is at work on it. */
const refreshSeconds = 20

/** One reservation; the part that is shown is in the address. */
export function ReservationRoute({ reservationCode }: { readonly reservationCode: string }) {
  const { data, error, refetch } = useCallQuery({
    key: [...reservationsKey, 'one', reservationCode],
    endpoint: getStaffReservation,
    input: { params: { codeReservation: reservationCode } },
    refreshSeconds,
  })
  if (data) return <ReservationPage details={data} />
  const kind = failureIn(error)?.kind
  if (kind === 'not-found') return <NoSuch code={reservationCode} />
  return error ? <StaffTryAgain onTryAgain={() => void refetch()} /> : <Placeholder />
}

function ReservationPage({ details }: { readonly details: StaffReservation }) {
  const navigate = useNavigate()
  const { userId, name } = useMember()
  const { languages } = useOffice()
  const { locale } = useLanguage()
  const [params, setParams] = useSearchParams()
  const activity = useColleagueActivity(details, name)
  const actions = useReservationActions(details.reservation.reservationCode, activity.onOwnAct)
  return (
    <StaffReservationScreen
      details={details}
      view={reservationViews.find((each) => each === params.get('show')) ?? 'notes'}
      userId={userId}
      locales={localesOf(languages)}
      locale={locale}
      activity={activity.activity}
      backHref={paths.reservations}
      onBack={within(() => void navigate(paths.reservations))}
      onView={(view) => setParams(view === 'notes' ? {} : { show: view }, { replace: true })}
      inboxHref={pathOfItem}
      onInbox={(item) => void navigate(pathOfItem(item))}
      {...actions}
    />
  )
}

const localesOf = (languages: Readonly<Record<Locale, unknown>>): readonly Locale[] => Object.keys(languages)

function NoSuch({ code }: { readonly code: string }) {
  const words = useStaffWords()
  const navigate = useNavigate()
  return (
    <>
      <Notice tone="info" title={words('staff-reservations.not-found', { code })}>
        {words('staff-reservations.not-found-body')}
      </Notice>
      <TextLink
        href={paths.reservations}
        onNavigate={within(() => void navigate(paths.reservations))}
        stands="alone"
      >
        {words('staff-reservations.back')}
      </TextLink>
    </>
  )
}
