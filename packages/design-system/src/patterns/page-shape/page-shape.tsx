import type { ReactNode } from 'react'
import { Columns, Inset, Stack } from '../../components/layout/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import * as css from './page-shape.css.ts'

export type PageShapeProps = {
  /** What is said while it is awaited, in the place of the way back. */
  readonly children?: ReactNode
  /** What the page is about: a form on its sheet, or a calendar. */
  readonly of?: 'sheet' | 'calendar' | undefined
}

/** A page about the stay before it is there: what it is about, above its two columns. */
export function PageShape({ children, of = 'sheet' }: PageShapeProps) {
  return (
    <Inset size="page">
      <Stack gap="large">
        <Stack gap="small">
          {children ?? <Skeleton shape="line" />}
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </Stack>
        <Columns
          aside={
            <div className={css.beside}>
              <SheetShape parts={3} />
            </div>
          }
        >
          {of === 'sheet' ? <SheetShape parts={5} /> : <Skeleton shape="scene" />}
        </Columns>
      </Stack>
    </Inset>
  )
}

/** The shape of a form on its sheet. */
export function SheetShape({ parts }: { readonly parts: number }) {
  return (
    <div className={css.sheet}>
      {Array.from({ length: parts }, (_, index) => (
        <div key={index}>
          <Skeleton shape="line" />
          <Skeleton shape="step" />
        </div>
      ))}
    </div>
  )
}
