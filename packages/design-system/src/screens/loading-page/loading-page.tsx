import { Text } from '../../components/text/index.ts'
import { LaterLongWait } from '../../patterns/help-line/later-help-line.tsx'
import { PageShape } from '../../patterns/page-shape/index.ts'
import { useWords } from '../../patterns/words/index.ts'

/** The shape of a page about the stay before that page, and that it is on its way. */
export function LoadingPage() {
  const words = useWords()
  return (
    <div role="status">
      <PageShape>
        <Text look="small" tone="muted">
          {words('loading.waiting')}
        </Text>
        <LaterLongWait />
      </PageShape>
    </div>
  )
}
