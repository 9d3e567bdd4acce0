import type { ReactNode } from 'react'
import * as css from './timeline.css.ts'

export type TimelineStep = {
  readonly key: string
  readonly title: ReactNode
  readonly detail?: ReactNode
  readonly tone: keyof typeof css.dots
  readonly current?: boolean | undefined
}

/** A list of steps in the order of time; the current one is marked. */
export function Timeline({
  label,
  steps,
}: {
  readonly label: string
  readonly steps: readonly TimelineStep[]
}) {
  return (
    <ol className={css.timeline} aria-label={label}>
      {steps.map(({ key, title, detail, tone, current }) => (
        <li key={key} className={css.step} aria-current={current ? 'step' : undefined}>
          <span className={current ? `${css.dots[tone]} ${css.here}` : css.dots[tone]} />
          <p className={current ? `${css.title} ${css.current}` : css.title}>{title}</p>
          {detail && <p className={css.detail}>{detail}</p>}
        </li>
      ))}
    </ol>
  )
}
