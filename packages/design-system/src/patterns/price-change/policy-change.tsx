import { type Instant, isOtherRoom, type RoomChange, type StayChange, type TimeZone } from '@veranda/domain'
import { Disclosure } from '../../components/disclosure/index.ts'
import { Stack } from '../../components/layout/index.ts'
import { Heading } from '../../components/text/index.ts'
import { useRoomName } from '../room-name/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { policySteps } from './policy-steps.ts'
import { PolicyTerms } from './policy-terms.tsx'
import * as css from './price-change.css.ts'

export type PolicyChangeProps = {
  readonly change: StayChange
  readonly zone: TimeZone
  readonly now: Instant
}

/** What cancelling costs before the change and after it, in days and sentences; rooms alike are told once. */
export function PolicyChange({ change, zone, now }: PolicyChangeProps) {
  const words = useLaterWords()
  const roomName = useRoomName()
  const announcement = change.rooms.filter((room) => isAnnounced(room, change))
  const groups = groupsOf(announcement)
  if (groups.length === 0) return null
  const isOfAll = groups.length === 1 && announcement.length === change.rooms.length
  const isWorse = change.warnings.includes('policy-got-worse')
  return (
    <Disclosure
      title={words('price-change.policy')}
      summary={words(isWorse ? 'price-change.policy-worse' : 'price-change.policy-same')}
      open={isWorse}
    >
      <Stack gap="medium">
        {groups.map(([room, numbers]) => (
          <Stack key={room.roomNumber} gap="small">
            {!isOfAll && (
              <Heading level={3} look="label">
                {inLine(numbers.map((roomNumber) => roomName({ roomNumber })).join('; '))}
              </Heading>
            )}
            <div className={css.policies}>
              {room.was && (
                <PolicyTerms
                  title={words('price-change.policy-before')}
                  steps={policySteps(room.policyBefore, change.before, zone, now)}
                  zone={zone}
                />
              )}
              <PolicyTerms
                title={words('price-change.policy-after')}
                steps={policySteps(room.policyAfter, change.after, zone, now)}
                zone={zone}
              />
            </div>
          </Stack>
        ))}
      </Stack>
    </Disclosure>
  )
}

/** Rooms of which nothing changes keep their conditions as well. */
const isAnnounced = (room: RoomChange, { before, after }: StayChange): boolean =>
  isOtherRoom(room) ||
  before.arrival !== after.arrival ||
  before.departure !== after.departure ||
  JSON.stringify(room.policyBefore) !== JSON.stringify(room.policyAfter)

/** Rooms with the same policies before and after, each group by its first room. */
function groupsOf(rooms: readonly RoomChange[]): readonly (readonly [RoomChange, readonly number[]])[] {
  const groups = new Map<string, [RoomChange, number[]]>()
  for (const room of rooms) {
    const key = JSON.stringify([room.was !== undefined, room.policyBefore, room.policyAfter])
    const group = groups.get(key)
    if (group) group[1].push(room.roomNumber)
    else groups.set(key, [room, [room.roomNumber]])
  }
  return [...groups.values()]
}
