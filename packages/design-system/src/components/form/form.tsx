import { type ReactNode, useEffect, useRef, useState } from 'react'
import * as css from './form.css.ts'

export type FormProps = {
  readonly label: string
  readonly onSubmit: () => void
  readonly children: ReactNode
}

/** Errors are worded by the screen, not by the browser; after a submit the first wrong field has the focus. */
export function Form({ label, onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null)
  const awaitingErrors = useRef(false)
  // Another try with the same fault changes nothing else, and has to lead to it again.
  const [, setTries] = useState(0)

  // An answer may come renders later: the wait ends with the first error, or when the guest types on.
  useEffect(() => {
    if (!awaitingErrors.current) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    if (!wrong) return
    awaitingErrors.current = false
    wrong.focus()
  })

  return (
    <form
      ref={form}
      className={css.form}
      aria-label={label}
      noValidate
      onInput={() => {
        awaitingErrors.current = false
      }}
      onSubmit={(event) => {
        event.preventDefault()
        awaitingErrors.current = true
        onSubmit()
        setTries((before) => before + 1)
      }}
    >
      {children}
    </form>
  )
}
