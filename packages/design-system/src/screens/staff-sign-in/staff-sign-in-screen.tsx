import { Text } from '../../components/text/index.ts'
import { SplitPage } from '../../patterns/split-page/index.ts'
import { useWords } from '../../patterns/words/index.ts'
import type { Motif } from '../../scenes/index.ts'

export type StaffSignInScreenProps = { readonly motif: Motif }

/** The back office's first page: says what is coming. */
export function StaffSignInScreen({ motif }: StaffSignInScreenProps) {
  const words = useWords()
  return (
    <SplitPage motif={motif} title={words('staff-sign-in.title')} lead={words('staff-sign-in.lead')}>
      <Text look="small" tone="muted">
        {words('staff-sign-in.catalogues')}
      </Text>
    </SplitPage>
  )
}
