import type { Instant, TimeZone } from '@veranda/domain'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { useWords } from '../words/index.ts'
import * as css from './help-line.css.ts'

export type HelpRegion = 'us-canada' | 'mexico' | 'italy' | 'united-kingdom' | 'anywhere'

/** `international` is the number to dial, `display` how it is written. */
export type PhoneLine = {
  readonly region: HelpRegion
  readonly international: string
  readonly display: string
}

/** Whether somebody answers now, and the moment that next changes. */
export type Opening = { readonly open: boolean; readonly until: Instant }

export type Help = {
  readonly lines: readonly PhoneLine[]
  readonly opening?: Opening | undefined
  readonly guestTimeZone: TimeZone
}

/** Who to call, and whether somebody answers now, on the guest's own clock. */
export function HelpLine({ help }: { readonly help: Help }) {
  const words = useWords()
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

export function HelpPhone({ line }: { readonly line: PhoneLine }) {
  const words = useWords()
  return (
    <a
      className={css.phone}
      href={`tel:${line.international}`}
      aria-label={words('help-line.call', { number: line.display })}
    >
      {line.display}
    </a>
  )
}

function OpenNow({ opening, zone }: { readonly opening: Opening; readonly zone: TimeZone }) {
  const words = useWords()
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
