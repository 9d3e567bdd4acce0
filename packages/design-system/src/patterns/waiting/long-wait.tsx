import { useEffect, useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Text } from '../../components/text/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import * as css from './waiting.css.ts'

export type LongWaitProps = {
  /** Milliseconds after which a wait is long. */
  readonly after?: number | undefined
}

/** Says of a wait that has grown long that it has, and what the guest can do. */
export function LongWait({ after = 4_000 }: LongWaitProps) {
  const words = useLaterWords()
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), after)
    return () => clearTimeout(timer)
  }, [after])
  if (!isLong) return null
  return (
    <div className={css.long}>
      <Text look="small">{words('loading.long')}</Text>
      <Button tone="secondary" size="small" onPress={() => window.location.reload()}>
        {words('loading.reload')}
      </Button>
    </div>
  )
}
