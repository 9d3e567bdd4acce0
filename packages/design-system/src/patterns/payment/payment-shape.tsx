import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Text } from '../../components/text/index.ts'
import { LaterLongWait } from '../help-line/later-help-line.tsx'
import { useWords } from '../words/index.ts'

/** The page's shape while the price, the cards and the terms are on their way. */
export function PaymentShape() {
  const words = useWords()
  return (
    <div role="status">
      <Inset size="page">
        <Stack gap="large">
          <Stack gap="small">
            <Text tone="muted">{words('loading.waiting')}</Text>
            <LaterLongWait />
            <Skeleton shape="title" />
          </Stack>
          <Columns
            aside={
              <Stack>
                <Skeleton shape="block" />
                <Skeleton shape="block" />
              </Stack>
            }
          >
            <Stack>
              <Skeleton shape="line" />
              <Skeleton shape="block" />
              <Skeleton shape="line" />
              <Skeleton shape="block" />
            </Stack>
          </Columns>
        </Stack>
      </Inset>
    </div>
  )
}
