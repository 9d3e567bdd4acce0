import { Button } from '../../components/button/index.ts'
import * as css from './even-choice.css.ts'
import { StillUnderway } from '../waiting/index.ts'

export type EvenAnswer = {
  readonly key: string
  readonly label: string
  readonly busy?: boolean | undefined
  readonly onPress: () => void
}

/** Two answers of the same weight: one tone, one size, one press each. Neither is hidden, smaller or greyer. */
export function EvenChoice({
  label,
  answers,
}: {
  readonly label: string
  readonly answers: readonly [EvenAnswer, EvenAnswer]
}) {
  return (
    <div role="group" aria-label={label} className={css.choice}>
      {answers.map((answer) => (
        <Button key={answer.key} tone="secondary" busy={answer.busy} onPress={answer.onPress}>
          {answer.label}
        </Button>
      ))}
      <StillUnderway is={answers.some(({ busy }) => busy)} />
    </div>
  )
}
