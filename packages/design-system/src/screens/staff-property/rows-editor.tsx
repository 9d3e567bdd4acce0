import { Button } from '../../components/button/index.ts'
import { Row, Stack } from '../../components/layout/index.ts'
import { SelectField, type SelectOption } from '../../components/select-field/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { StaffDateField } from '../../patterns/date-field/index.ts'
import { useStaffWords } from '../../patterns/words/index.ts'
import { useSettingWords } from './settings-words.ts'
import * as css from './staff-property.css.ts'

export type Part = {
  readonly name: string
  readonly options?: readonly SelectOption[]
  readonly type?: 'date'
  /** What it is in a row that was just added; the first of its options, if it has any. */
  readonly initial?: string
}

export type RowsEditorProps = {
  readonly kind: css.RowKind
  readonly name: string
  readonly rows: readonly (readonly string[])[]
  readonly parts: readonly Part[]
  readonly problems: Readonly<Record<string, string>>
  readonly hint?: string | undefined
  readonly isLocked: boolean
  readonly onRows: (rows: readonly (readonly string[])[]) => void
}

/** A list among the settings: its rows part by part, one more, or one less. */
export function RowsEditor({ kind, name, rows, parts, problems, hint, isLocked, onRows }: RowsEditorProps) {
  const words = useStaffWords()
  // A row has nothing of its own but its place.
  const placed = rows.map((row, at) => ({ key: `${name}.${at}`, row, at }))
  const { part: label, problem } = useSettingWords()
  const fieldOf = (part: Part, row: readonly string[], at: number, column: number) => {
    const found = problems[`${name}.${at}.${part.name}`]
    const shared = {
      label: label(part.name),
      name: `${name}.${at}.${part.name}`,
      value: row[column] ?? '',
      error: found === undefined ? undefined : problem(found),
      disabled: isLocked,
      onChange: (value: string) =>
        onRows(
          rows.map((one, index) =>
            index === at ? parts.map((_, place) => (place === column ? value : (one[place] ?? ''))) : one,
          ),
        ),
    }
    if (part.options) return <SelectField key={part.name} {...shared} options={part.options} />
    const Typed = part.type === 'date' ? StaffDateField : TextField
    return <Typed key={part.name} {...shared} autoComplete="off" />
  }
  return (
    <Stack gap="small">
      {hint && (
        <Text look="small" tone="muted">
          {hint}
        </Text>
      )}
      {problems[name] && <Text tone="negative">{problem(problems[name] ?? '')}</Text>}
      {rows.length === 0 && isLocked && <Text tone="muted">{words('property.no-rows')}</Text>}
      <ul className={css.list}>
        {placed.map(({ key, row, at }) => (
          <li key={key} className={css.row[kind]}>
            {parts.map((part, column) => fieldOf(part, row, at, column))}
            {!isLocked && (
              <span className={css.remove}>
                <Button
                  tone="quiet"
                  size="small"
                  icon="cross"
                  onPress={() => onRows(rows.filter((_, index) => index !== at))}
                >
                  <span className={css.removeWords}>{words('property.remove-row', { number: at + 1 })}</span>
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {!isLocked && (
        <Row>
          <Button
            tone="secondary"
            size="small"
            onPress={() =>
              onRows([...rows, parts.map(({ options, initial }) => initial ?? options?.[0]?.value ?? '')])
            }
          >
            {words('property.add-row')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
