import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Text } from '../../components/text/index.ts'
import { LaterLongWait } from '../../patterns/help-line/later-help-line.tsx'
import { useWords } from '../../patterns/words/index.ts'
import * as css from './loading-screen.css.ts'

export type LoadingScreenProps = {
  /** Which page is on its way: the reservation itself, or any other about it. */
  readonly page?: 'reservation' | 'step' | undefined
}

/** The shape of a page before the page, and that it is on its way. */
export function LoadingScreen({ page = 'step' }: LoadingScreenProps) {
  const words = useWords()
  const head = (
    <Stack gap="small">
      <Text>{words('loading.waiting')}</Text>
      <LaterLongWait />
      <Skeleton shape="hero" />
      <Skeleton shape="line" />
    </Stack>
  )
  const aside = <Skeleton shape="panel" />
  return (
    <div role="status">
      <Inset size="page">
        {page === 'reservation' ? (
          <Columns aside={aside}>
            <div className={css.picture} />
            {head}
            <Skeleton shape="block" />
            <Skeleton shape="panel" />
          </Columns>
        ) : (
          <Stack gap="large">
            {head}
            <Columns aside={aside}>
              <Skeleton shape="panel" />
              <Skeleton shape="block" />
            </Columns>
          </Stack>
        )}
      </Inset>
    </div>
  )
}
