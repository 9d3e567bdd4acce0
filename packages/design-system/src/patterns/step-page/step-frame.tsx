import type { MouseEvent, ReactNode } from 'react'
import { Inset } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useLaterWords } from '../later-words/index.ts'
import { wholeCodes } from '../words/index.ts'
import * as css from './step-page.css.ts'

export type StepFrameProps = {
  readonly step: number
  /** How many steps the flow has; one alone is not counted. */
  readonly steps: number
  readonly title: string
  readonly lead?: string | undefined
  readonly backLabel: string
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** A call is under way: going back would leave it unfinished. */
  readonly isUnderway?: boolean | undefined
  /** The mark in the page by which tests and benchmarks see that it is ready; none while it waits. */
  readonly ready: string | undefined
  readonly children: ReactNode
}

/** The head of a page in a flow: the step, the link back and the title; below it, the page. */
export function StepFrame(props: StepFrameProps) {
  const { step, steps, title, lead, backLabel, backHref, onBack, isUnderway, ready, children } = props
  const words = useLaterWords()
  return (
    <div className={css.page} data-ready={ready}>
      <Inset size="page">
        <header className={css.header}>
          <div className={css.steps}>
            <span className={css.back} inert={isUnderway}>
              <TextLink stands="alone" href={backHref} onNavigate={onBack}>
                {backLabel}
              </TextLink>
            </span>
            {steps > 1 && (
              <p className={css.step}>
                {words('step-page.step', { step, steps })}
                <span className={css.marks} aria-hidden="true">
                  {Array.from({ length: steps }, (_, index) => (
                    <span key={index} className={index < step ? css.done : css.ahead} />
                  ))}
                </span>
              </p>
            )}
          </div>
          <Heading level={1}>{wholeCodes(title)}</Heading>
          {lead && (
            <div className={css.lead}>
              <Text tone="muted">{wholeCodes(lead)}</Text>
            </div>
          )}
        </header>
        {children}
      </Inset>
    </div>
  )
}
