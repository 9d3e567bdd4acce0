import { TextArea } from '../../components/text-area/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import type { Detail } from './details-page.ts'

export type DetailFieldProps = { readonly detail: Detail; readonly onDetail: (value: string) => void }

/** The one thing a reason wants to be told. */
export function DetailField({ detail, onDetail }: DetailFieldProps) {
  const { needs, value, isMissed } = detail
  const words = useLaterWords()
  if (needs === 'nothing') return null
  const field = {
    name: needs,
    value,
    required: true,
    label: words(`cancel-details.${needs}`),
    hint: words(`cancel-details.${needs}-hint`),
    error: isMissed ? words('field.required') : undefined,
    onChange: onDetail,
  }
  return needs === 'free-text' ? <TextArea {...field} /> : <TextField {...field} autoCapitalize="words" />
}
