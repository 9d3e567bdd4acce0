import { dialled, displayOf } from '@veranda/domain'
import { ButtonLink } from '../../components/button/index.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'
import type { Help } from '../help-phone/index.ts'
import { useWords } from '../words/index.ts'
import * as css from './call-us.css.ts'

/** Where calling is the way on: the first line, as a button that keeps the number in one piece. */
export function CallUs({ help: { lines } }: { readonly help: Pick<Help, 'lines'> }) {
  const words = useWords()
  const [line] = lines
  if (!line) return null
  const number = displayOf(line)
  const [before, after] = words('help-line.call', { number }).split(number)
  return (
    <span className={css.callUs}>
      <ButtonLink tone="secondary" size="small" icon={laterIcons.phone} href={`tel:${dialled(line.phone)}`}>
        {before}
        <data value={dialled(line.phone)}>{number}</data>
        {after}
      </ButtonLink>
    </span>
  )
}
