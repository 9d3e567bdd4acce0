import type { MouseEvent, ReactNode } from 'react'
import { Form } from '../../components/form/index.ts'
import { Inset } from '../../components/layout/index.ts'
import { TextLink } from '../../components/link/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { useLaterWords } from '../words/index.ts'
import * as css from './step-page.css.ts'

export type StepPageProps = {
  readonly step: number
  readonly steps: number
  readonly title: string
  readonly lead?: string | undefined
  readonly backLabel: string
  readonly backHref: string
  readonly onBack?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** Something is on its way that going back would leave alone. */
  readonly underWay?: boolean | undefined
  /** Where the page's one press sends what is filled in. */
  readonly form?: { readonly label: string; readonly onSubmit: () => void } | undefined
  /** Told to whoever waits for the page: it stands. */
  readonly ready: string
  /** Beside the page's parts where there is room, between the first and the rest where there is not. */
  readonly beside?: ReactNode
  readonly first?: ReactNode
  readonly children?: ReactNode
}

/** A page of a flow: where one is in it, the way back, and what the page is about. */
export function StepPage(props: StepPageProps) {
  const { step, steps, title, lead, backLabel, backHref, onBack, underWay, ready, beside, first, form } =
    props
  const words = useLaterWords()
  const columns = (
    <div className={css.columns}>
      {first && <div className={css.main}>{first}</div>}
      {beside && <div className={css.beside}>{beside}</div>}
      <div className={css.main}>{props.children}</div>
    </div>
  )
  return (
    <div className={css.page} data-ready={ready}>
      <Inset size="page">
        <header className={css.header}>
          <div className={css.steps}>
            <span className={css.back} inert={underWay}>
              <TextLink href={backHref} onNavigate={onBack}>
                {backLabel}
              </TextLink>
            </span>
            <p className={css.step}>
              {words('step-page.step', { step, steps })}
              <span className={css.marks} aria-hidden="true">
                {Array.from({ length: steps }, (_, index) => (
                  <span key={index} className={index < step ? css.done : css.ahead} />
                ))}
              </span>
            </p>
          </div>
          <Heading level={1}>{title}</Heading>
          {lead && <Text tone="muted">{lead}</Text>}
        </header>
        {form ? <Form {...form}>{columns}</Form> : columns}
      </Inset>
    </div>
  )
}
