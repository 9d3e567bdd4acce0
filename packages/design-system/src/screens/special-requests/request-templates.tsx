import { type RequestTemplate, withTemplate } from '@veranda/domain'
import { type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '../../components/button/index.ts'
import { Text } from '../../components/text/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './special-requests.css.ts'
import { laterIcons } from '../../components/icon/later-icons.ts'

export type RequestTemplatesProps = {
  readonly templates: readonly RequestTemplate[]
  readonly text: string
  /** Where the text is written. */
  readonly part: RefObject<HTMLElement | null>
  readonly onText: (text: string) => void
}

/** Common requests: a press puts one into the text, and the guest writes on where it wants to be filled in. */
export function RequestTemplates({ templates, text, part, onText }: RequestTemplatesProps) {
  const words = useLaterWords()
  const id = useId()
  const picked = useRef<string>(undefined)
  useEffect(() => {
    if (picked.current === undefined) return
    writeOn(part.current, picked.current)
    picked.current = undefined
  })
  const pick = (sentence: string) => {
    const next = withTemplate(text, sentence)
    if (next === text) return writeOn(part.current, sentence)
    picked.current = sentence
    onText(next)
  }
  return (
    <div
      className={css.templates}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
    >
      <p id={`${id}-title`} className={css.label}>
        {words('special-requests.templates')}
      </p>
      <ul className={css.choices}>
        {templates.map((template) => (
          <li key={template}>
            <Button
              tone="secondary"
              size="small"
              icon={laterIcons.plus}
              onPress={() => pick(words(`special-requests.${template}-text`))}
            >
              {words(`special-requests.${template}`)}
            </Button>
          </li>
        ))}
      </ul>
      <div id={`${id}-hint`}>
        <Text look="small" tone="muted">
          {words('special-requests.templates-hint')}
        </Text>
      </div>
    </div>
  )
}

/** The gap of a sentence is marked, so that typing fills it; without one, the text goes on at its end. */
function writeOn(part: HTMLElement | null, sentence: string): void {
  const field = part?.querySelector('textarea')
  if (!field) return
  field.focus()
  const at = field.value.indexOf(sentence)
  const gap = sentence.indexOf('…')
  if (at >= 0 && gap >= 0) field.setSelectionRange(at + gap, at + gap + 1)
  else field.setSelectionRange(field.value.length, field.value.length)
}
