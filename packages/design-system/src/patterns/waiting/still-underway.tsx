import { Text } from '../../components/text/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { useIsLong } from './long-wait.tsx'
import * as css from './waiting.css.ts'

/** Beside a press that is at work: says once it takes long that it does, and that there is nothing to be done. */
export const StillUnderway = ({ is }: { readonly is: boolean | undefined }) => (is ? <Underway /> : null)

export function Underway() {
  const words = useLaterWords()
  const isLong = useIsLong()
  return (
    <div role="status" className={css.underway}>
      {isLong && (
        <Text look="small" tone="muted">
          {words('sending.long')}
        </Text>
      )}
    </div>
  )
}
