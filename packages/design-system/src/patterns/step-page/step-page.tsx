import type { ReactNode } from 'react'
import { Form } from '../../components/form/index.ts'
import { tellsHeight, useIsWide } from '../../components/layout/index.ts'
import { HelpLine } from '../help-line/index.ts'
import type { Help } from '../help-phone/index.ts'
import { StepFrame, type StepFrameProps } from './step-frame.tsx'
import * as css from './step-page.css.ts'

export type StepPageProps = Omit<StepFrameProps, 'children'> & {
  /** Where the page's one press sends what is filled in. */
  readonly form?: { readonly label: string; readonly onSubmit: () => void } | undefined
  /** Beside the page's parts where there is room, between the first and the rest where there is not. */
  readonly beside?: ReactNode
  /** What is beside leads the page: it is as wide as the page lets it. */
  readonly wider?: keyof typeof css.wider | undefined
  /** Whom to call: beside the page, below what stands there; where there is no room for that, after its parts. */
  readonly help?: Help | undefined
  /** The next step, in reach of a thumb. */
  readonly bar?: ReactNode
  readonly first?: ReactNode
  readonly children?: ReactNode
}

/** A page of a flow: its parts in one column, and what is at stake in sight. */
export function StepPage(props: StepPageProps) {
  const { form, beside, wider = 'first', help, bar, first, children, ...frame } = props
  const isWide = useIsWide()
  const line = help && <HelpLine help={help} />
  const columns = (
    <div className={css.wider[wider]}>
      {first && <div className={css.main}>{first}</div>}
      {(beside || (isWide && line)) && (
        <div ref={tellsHeight} className={css.beside}>
          {beside}
          {isWide && line}
        </div>
      )}
      <div className={css.main}>
        {children}
        {!isWide && line}
        {bar}
      </div>
    </div>
  )
  return <StepFrame {...frame}>{form ? <Form {...form}>{columns}</Form> : columns}</StepFrame>
}
