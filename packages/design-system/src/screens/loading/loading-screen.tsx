import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Text } from '../../components/text/index.ts'
import { LaterLongWait } from '../../patterns/help-line/later-help-line.tsx'
import { useWords } from '../../patterns/words/index.ts'
import * as css from './loading-screen.css.ts'

/** The reservation's shape before the reservation, and that it is on its way. */
export function LoadingScreen() {
  const words = useWords()
  return (
    <div role="status">
      <Inset size="page">
        <Columns
          aside={
            <Stack gap="large">
              <Skeleton shape="scene" />
              <Skeleton shape="block" />
              <Skeleton shape="block" />
            </Stack>
          }
        >
          <div className={css.picture} />
          <Stack gap="large">
            <Text look="small" tone="muted">
              {words('loading.waiting')}
            </Text>
            <LaterLongWait />
            <Skeleton shape="title" />
            <Skeleton shape="line" />
            <Skeleton shape="block" />
            <Skeleton shape="block" />
          </Stack>
        </Columns>
      </Inset>
    </div>
  )
}
