import { requestToRead, type Room } from '@veranda/domain'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { type GuestCurrency, useMoney } from '../money/index.ts'
import { AddOnsByCategory } from '../add-ons-by-category/index.ts'
import { inLine, thingsInLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot, wholeCodes } from '../words/index.ts'
import { DailyRates } from './daily-rates.tsx'
import { GuestsOfRoom } from './guests-of-room.tsx'
import * as css from './room-card.css.ts'
import { StandbyLine } from './standby-line.tsx'

export type RoomDetailsProps = {
  readonly room: Room
  readonly guestCurrency?: GuestCurrency | undefined
}

/** Who sleeps in the room, what belongs to it, and what each night costs; side by side where there is room. */
export function RoomDetails({ room, guestCurrency }: RoomDetailsProps) {
  const words = useLaterWords()
  const money = useMoney(guestCurrency)
  const { category, specialRequests, certificates, services } = room
  // Beside what was added, below what the room has: it would leave a hole there otherwise.
  const isBeside = services.length + certificates.length > 0
  const rates = <DailyRates room={room} guestCurrency={guestCurrency} />
  return (
    <>
      <StandbyLine room={room} guestCurrency={guestCurrency}>
        {words('standby.on-list-where')}
      </StandbyLine>
      <div className={css.sides}>
        <div className={css.side}>
          <GuestsOfRoom guests={room.guests} />
          <NamedLines title={words('room-card.requests')} lines={specialRequests.map(requestToRead)} />
          <NamedLines title={words('room-card.amenities')} lines={[thingsInLine(category.amenities)]} />
          {isBeside && rates}
        </div>
        <div className={css.side}>
          <AddOnsByCategory services={services} guestCurrency={guestCurrency} />
          <NamedLines
            title={words('room-card.certificates')}
            lines={certificates.map(({ description, code, amount }) =>
              [`${description} (${code})`, money.exact(amount), money.approx(amount)]
                .filter(Boolean)
                .join(dot),
            )}
          />
        </div>
      </div>
      {!isBeside && rates}
    </>
  )
}

function NamedLines({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const details = lines.filter(Boolean)
  if (details.length === 0) return null
  return (
    <Stack gap="hair">
      <Heading level={4}>{title}</Heading>
      {details.map((line) => (
        <Text key={line} look="small" tone="muted">
          {inLine(line, wholeCodes)}
        </Text>
      ))}
    </Stack>
  )
}
