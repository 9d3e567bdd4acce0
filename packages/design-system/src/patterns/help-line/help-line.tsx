import type { TimeZone } from '@veranda/domain'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { type Help, HelpPhone, type Opening } from '../help-phone/index.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './help-line.css.ts'

/** Who to call, and whether somebody answers now, on the guest's own clock. */
export function HelpLine({ help }: { readonly help: Help }) {
  const words = useLaterWords()
  return (
    <section className={css.help}>
      <Heading level={2} look="lead">
        {words('help-line.title')}
      </Heading>
      {help.opening && <OpenNow opening={help.opening} zone={help.guestTimeZone} />}
      <ul className={css.lines}>
        {help.lines.map((line) => (
          <li key={line.region} className={css.line}>
            <span className={css.region}>{words(`help-line.${line.region}`)}</span>
            <HelpPhone line={line} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function OpenNow({ opening, zone }: { readonly opening: Opening; readonly zone: TimeZone }) {
  const words = useLaterWords()
  const dates = useDates()
  if (opening.open) {
    return (
      <Text look="small" tone="positive">
        {words('help-line.open', { time: dates.time(opening.until, zone) })}
      </Text>
    )
  }
  return (
    <Text look="small" tone="muted">
      {words('help-line.closed', { moment: dates.moment(opening.until, zone) })}
    </Text>
  )
}
