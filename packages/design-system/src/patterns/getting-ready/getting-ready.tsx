import { type Instant, type Reservation } from '@veranda/domain'
import { type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../../components/icon/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { HelpLines } from '../help-line/help-lines.tsx'
import { Opening } from '../help-line/opening.tsx'
import type { Help } from '../help-phone/index.ts'
import { stayPhase } from '../stay-summary/stay-phase.ts'
import { useLaterWords } from '../later-words/index.ts'
import { wholeCodes } from '../words/index.ts'
import { ArrivalTime, type ArrivalTimeProps } from './arrival-time.tsx'
import * as css from './getting-ready.css.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'

export type GettingReadyProps = Pick<ArrivalTimeProps, 'announcedTime' | 'state' | 'onTell'> & {
  readonly reservation: Reservation
  readonly now: Instant
  readonly help: Help
}

/** Shortly before arrival: when the room is ready, when the guest comes, how to get there, whom to call, what to bring. */
export function GettingReady({ reservation, now, help, ...arrival }: GettingReadyProps) {
  const words = useLaterWords()
  const dates = useDates()
  const id = useId()
  const { property, stay, transfer, reservationCode } = reservation
  const phase = stayPhase(reservation, now)
  const [line] = help.lines
  const { street, city, latitude, longitude } = property.address
  return (
    <Surface as="section" labelledBy={id}>
      <Stack gap="medium">
        <Heading level={2} look="title" id={id}>
          {words('getting-ready.title', { days: phase.kind === 'ahead' ? phase.days : 0 })}
        </Heading>
        <div className={css.facts}>
          <Fact icon="clock" term={words('getting-ready.check-in')}>
            <Text>
              {words('getting-ready.ready', {
                time: dates.clock(property.checkInAt),
                day: dates.namedDay(stay.arrival),
              })}
            </Text>
          </Fact>
          <Fact icon="people" term={words('getting-ready.time')}>
            <ArrivalTime {...arrival} checkInAt={property.checkInAt} />
          </Fact>
          <Fact icon={laterIcons.external} term={words('address.title')}>
            {transfer && <Text>{words('getting-ready.transfer')}</Text>}
            <Text tone="muted">
              {street}, {city}
            </Text>
            <TextLink
              stands="alone"
              external
              href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
            >
              {words('address.map')}
            </TextLink>
          </Fact>
          {line && (
            <Fact icon={laterIcons.phone} term={words('getting-ready.call')}>
              <div className={css.call}>
                <Opening help={help} />
                <HelpLines help={help} />
                {help.callMe && (
                  <TextLink stands="alone" {...help.callMe}>
                    {words('help-line.call-me')}
                  </TextLink>
                )}
              </div>
            </Fact>
          )}
          <Fact icon="check" term={words('getting-ready.bring')}>
            <Text>{wholeCodes(words('getting-ready.papers', { code: reservationCode }))}</Text>
          </Fact>
        </div>
      </Stack>
    </Surface>
  )
}

type FactProps = { readonly icon: IconName; readonly term: string; readonly children: ReactNode }

const Fact = ({ icon, term, children }: FactProps) => (
  <div className={css.fact}>
    <span className={css.icon}>
      <Icon name={icon} />
    </span>
    <div className={css.wording}>
      <Heading level={3} look="label">
        {term}
      </Heading>
      {children}
    </div>
  </div>
)
