import { arrivalTimes, type ClockTime } from '@veranda/domain'
import { type SyntheticEvent, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { SelectField } from '../../components/select-field/index.ts'
import { Text } from '../../components/text/index.ts'
import { useDates } from '../dates/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './getting-ready.css.ts'
import { StillUnderway } from '../waiting/index.ts'

type ArrivalTimeState = 'resting' | 'sending' | 'failed'

export type ArrivalTimeProps = {
  /** What the hotel was told last. */
  readonly announcedTime: ClockTime | undefined
  readonly state: ArrivalTimeState
  /** When the room is ready: what stands there until the guest chooses. */
  readonly checkInAt: ClockTime
  readonly onTell: (time: ClockTime, sentence: string) => void
}

/** When the guest arrives: told to the hotel, and told anew when plans change. */
export function ArrivalTime({ announcedTime, state, checkInAt, onTell }: ArrivalTimeProps) {
  const words = useLaterWords()
  const dates = useDates()
  const [isOpen, setOpen] = useState(false)
  const [time, setTime] = useState(announcedTime ?? nearest(checkInAt))
  if (announcedTime && !isOpen)
    return (
      <>
        <Text>{words('getting-ready.expected', { time: dates.clock(announcedTime) })}</Text>
        <div>
          <Button tone="secondary" size="small" onPress={() => setOpen(true)}>
            {words('getting-ready.change')}
          </Button>
        </div>
      </>
    )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    setOpen(false)
    // Read elsewhere too: a space is a space there.
    onTell(time, words('getting-ready.request', { time: dates.clock(time) }).replaceAll('\u00A0', ' '))
  }
  return (
    <form className={css.telling} onSubmit={submit}>
      <SelectField
        label={words('getting-ready.when')}
        name="arrival-time"
        value={time}
        options={arrivalTimes.map((value) => ({ value, label: dates.clock(value) }))}
        onChange={(value) => setTime(arrivalTimes.find((one) => one === value) ?? time)}
      />
      <Button tone="secondary" type="submit" busy={state === 'sending'}>
        {words('getting-ready.tell')}
      </Button>
      <StillUnderway is={state === 'sending'} />
      {state === 'failed' && <Text tone="negative">{words('getting-ready.failed')}</Text>}
    </form>
  )
}

const nearest = (checkInAt: ClockTime): ClockTime =>
  arrivalTimes.find((time) => time >= checkInAt) ?? checkInAt
