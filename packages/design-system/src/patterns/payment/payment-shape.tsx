import { Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { Surface } from '../../components/surface/index.ts'
import { Text } from '../../components/text/index.ts'
import { LaterLongWait } from '../help-line/later-help-line.tsx'
import { useWords } from '../words/index.ts'
import * as css from './payment-page.css.ts'

/** The page's shape while its sentences are on their way. */
export function PaymentShape() {
  return (
    <Inset size="page">
      <Stack gap="large">
        <Stack gap="small">
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </Stack>
        <PaymentParts />
      </Stack>
    </Inset>
  )
}

/** The shape of its parts while the price, the cards and the terms are: what is due in its card, the questions beside it. */
export function PaymentParts() {
  const words = useWords()
  return (
    <div role="status">
      <Stack gap="large">
        <Stack gap="small">
          <Text look="small" tone="muted">
            {words('loading.waiting')}
          </Text>
          <LaterLongWait />
        </Stack>
        <div className={css.columns}>
          <div className={css.summary}>
            <Surface>
              <Stack gap="medium">
                <Skeleton shape="title" />
                <Skeleton shape="line" />
                <Skeleton shape="step" />
                <Skeleton shape="step" />
              </Stack>
            </Surface>
          </div>
          <div className={css.main}>
            {question}
            {question}
          </div>
        </div>
      </Stack>
    </div>
  )
}

const question = (
  <Stack gap="small">
    <Skeleton shape="title" />
    <Skeleton shape="step" />
    <Skeleton shape="step" />
  </Stack>
)
