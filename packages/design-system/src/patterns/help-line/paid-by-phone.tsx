import { Text } from '../../components/text/index.ts'
import type { Help } from '../help-phone/index.ts'
import { useLaterWords } from '../words/index.ts'
import { Opening } from './opening.tsx'

export type PaidByPhoneProps = {
  /** Where nothing else says whether somebody answers: while nobody does, that is said instead. */
  readonly help?: Help | undefined
}

/** Why paying is a call: it is not done online yet. */
export function PaidByPhone({ help }: PaidByPhoneProps) {
  const words = useLaterWords()
  return help?.opening?.open === false ? (
    <Opening help={help} />
  ) : (
    <Text look="small">{words('help-line.by-phone')}</Text>
  )
}
