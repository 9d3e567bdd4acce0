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
export function LongWait({ after }: LongWaitProps) {
  const words = useLaterWords()
  if (!useIsLong(after)) return null
  return (
    <div className={css.long}>
      <Text look="small">{words('loading.long')}</Text>
      <Button tone="secondary" size="small" onPress={() => window.location.reload()}>
        {words('loading.reload')}
      </Button>
    </div>
  )
}

/** Whether what is awaited from here on is still awaited when a guest begins to wonder. */
export function useIsLong(after = 4_000): boolean {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), after)
    return () => clearTimeout(timer)
  }, [after])
  return isLong
}
