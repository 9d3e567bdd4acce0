import { SelectField } from '../../components/select-field/index.ts'
import { useLaterWords } from '../../patterns/words/index.ts'
import type { Mode } from './layout-screen.tsx'
import type { Choice } from './preferences.tsx'

const modes: readonly Mode[] = ['device', 'light', 'black']

export function ModeChoice({ value, onChange }: Choice<Mode>) {
  const words = useLaterWords()
  return (
    <SelectField
      label={words('layout.appearance')}
      value={value}
      options={modes.map((mode) => ({ value: mode, label: words(`layout.appearance-${mode}`) }))}
      onChange={(text) => {
        const chosen = modes.find((mode) => mode === text)
        if (chosen) onChange(chosen)
      }}
    />
  )
}
