import { Text } from '../../components/text/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'

/** The back office's first page: says what is coming. */
export function StaffSignInScreen() {
  const words = useLaterWords()
  return (
    <SplitPage title={words('staff-sign-in.title')} lead={words('staff-sign-in.lead')}>
      <Text look="small" tone="muted">
        {words('staff-sign-in.catalogues')}
      </Text>
    </SplitPage>
  )
}
