import { Notice } from '../../components/notice/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import type { ActDone, ActTrouble, ColleagueNews } from './acts.ts'

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
export function NewsNotice({ news }: { readonly news: ColleagueNews }) {
  const words = useStaffWords()
  return (
    <Notice
      tone="caution"
      title={
        news.kind === 'note'
          ? words('staff-reservations.news-note', { name: news.name })
          : words('staff-reservations.news-letter')
      }
    >
      {words('staff-reservations.news-body')}
    </Notice>
  )
}
