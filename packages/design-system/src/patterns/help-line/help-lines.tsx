import { dialled, type HelpLine as Line } from '@veranda/domain'
import { useIntl } from 'react-intl'
import { type Help, HelpPhone } from '../help-phone/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './help-line.css.ts'

/** The numbers, each with the countries it is for. A single number is for all guests. */
export function HelpLines({ help: { lines } }: { readonly help: Pick<Help, 'lines'> }) {
  const words = useLaterWords()
  const intl = useIntl()
  const countriesOf = ({ countries }: Line): string =>
    countries
      ? new Intl.ListFormat(intl.locale).format(
          countries.map((code) => intl.formatDisplayName(code, { type: 'region' }) ?? code),
        )
      : words('help-line.other-countries')
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={dialled(line.phone)} className={css.line}>
          {lines.length > 1 && <span className={css.region}>{countriesOf(line)}</span>}
          <HelpPhone line={line} />
        </li>
      ))}
    </ul>
  )
}
