import { Notice } from '../../components/notice/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { ActDone, ActTrouble, ColleagueActivity } from './guest-actions.ts'

/** That it was done, and what follows. */
export function DoneNotice({ done }: { readonly done: ActDone }) {
  const words = useStaffWords()
  if (done.act === 'note') return <Notice tone="positive" title={words('staff-reservations.done-note')} />
  return (
    <Notice tone="positive" title={words(`staff-reservations.done-${done.act}`)}>
      {words(`staff-reservations.done-${done.act}-body`, { email: done.email })}
    </Notice>
  )
}

/** Why it was not done, and what to do instead. */
export function TroubleNotice({ trouble: { why } }: { readonly trouble: ActTrouble }) {
  const words = useStaffWords()
  return (
    <Notice tone="negative" title={words(`staff-reservations.trouble-${why}`)}>
      {words(`staff-reservations.trouble-${why}-body`)}
    </Notice>
  )
}

/** Two people on one reservation are told so. */
export function ActivityNotice({ activity }: { readonly activity: ColleagueActivity }) {
  const words = useStaffWords()
  return (
    <Notice
      tone="caution"
      title={
        activity.kind === 'note'
          ? words('staff-reservations.activity-note', { name: activity.name })
          : words('staff-reservations.activity-letter')
      }
    >
      {words('staff-reservations.activity-body')}
    </Notice>
  )
}
