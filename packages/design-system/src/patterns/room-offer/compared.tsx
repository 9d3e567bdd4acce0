import type { RoomComparison } from '@veranda/domain'
import { Icon } from '../../components/icon/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as choice from './choice-card.css.ts'
import * as css from './offer-card.css.ts'
import { useCategoryWords } from './use-category-words.ts'

/** What a category has that the booked one lacks, and what it lacks. */
export function Compared({ comparison: { gains, losses } }: { readonly comparison: RoomComparison }) {
  const words = useLaterWords()
  const { compared } = useCategoryWords()
  if (gains.length + losses.length === 0)
    return <p className={choice.quiet}>{words('room-upgrade.nothing-else')}</p>
  return (
    <div className={css.compared}>
      {gains.length > 0 && (
        <>
          <VisuallyHidden>{words('room-upgrade.gains')}</VisuallyHidden>
          <ul className={css.points}>
            {gains.map((gain) => (
              <li key={gain.kind} className={css.gain}>
                <Icon name="check" />
                <span>{inLine(compared(gain))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {losses.length > 0 && (
        <>
          <VisuallyHidden>{words('room-upgrade.losses')}</VisuallyHidden>
          <ul className={css.points}>
            {losses.map((loss) => (
              <li key={loss.kind} className={css.loss}>
                <span className={css.dash} aria-hidden="true" />
                <span>{inLine(compared(loss))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
