import type { Room } from '@veranda/domain'
import { Text } from '../../components/text/index.ts'
import { useArea } from '../area/index.ts'
import { inLine } from '../in-line/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { dot } from '../words/index.ts'
import { rateWords } from './rate-words.ts'
import * as css from './room-card.css.ts'

/** What kind of room it is, on what terms, and its own confirmation. */
export function RoomFacts({ room }: { readonly room: Room }) {
  const words = useLaterWords()
  const area = useArea()
  const { category, ratePlan, roomConfirmation } = room
  return (
    <>
      <Text look="small" tone="muted">
        {inLine([category.beds, area(category.squareMeters)].join(dot))}
      </Text>
      <Text look="small" tone="muted">
        {inLine(`${rateWords(ratePlan.name, words(`room-card.${ratePlan.kind}`))}${dot}`)}
        <span className={css.whole}>{roomConfirmation}</span>
      </Text>
    </>
  )
}
