import { type CatalogueName, fieldsOf, type FieldChange } from '@veranda/domain'
import { Text } from '../../components/text/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { useFieldWords } from './field-words.ts'
import * as css from './staff-catalogue.css.ts'

type ChangesProps = { readonly catalogue: CatalogueName; readonly changes: readonly FieldChange[] }

/** What changes, field by field: what it was and what it becomes. */
export function Changes({ catalogue, changes }: ChangesProps) {
  const words = useStaffWords()
  const { label, value } = useFieldWords()
  const fields = fieldsOf(catalogue)
  return (
    <ul className={css.changes}>
      {changes.map(({ field, from, to }) => {
        const kind = fields.find(({ name }) => name === field)?.kind ?? 'text'
        return (
          <li key={field}>
            <Text look="small">
              {label(field)}:{' '}
              {from !== '' && (
                <>
                  <VisuallyHidden>{words('catalogue.before')} </VisuallyHidden>
                  <span className={css.was}>{value({ kind }, from)}</span>{' '}
                  <VisuallyHidden>{words('catalogue.after')} </VisuallyHidden>
                </>
              )}
              <strong>{value({ kind }, to)}</strong>
            </Text>
          </li>
        )
      })}
    </ul>
  )
}
