import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import * as css from './loading-screen.css.ts'

/** The reservation's shape before the reservation. */
export function LoadingScreen() {
  const words = useWords()
  return (
    <div role="status">
      <VisuallyHidden>{words('loading.waiting')}</VisuallyHidden>
      <Inset size="page">
        <Columns aside={<Skeleton shape="block" />}>
          <div className={css.picture} />
          <Stack gap="medium">
            <Skeleton shape="line" />
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
