import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Heading, Text } from '../../components/text/index.ts'
import { PropertyScene } from '../../scenes/index.ts'
import { wholeCodes } from '../words/index.ts'
import * as css from './split-page.css.ts'

export type SplitPageProps = {
  readonly title: string
  readonly lead?: string | undefined
  /** The mark in the page by which tests and benchmarks see that it is ready. */
  readonly ready?: string
  readonly children?: ReactNode
}

/** One picture, one thing to say, one thing to do. */
export function SplitPage({ title, lead, ready, children }: SplitPageProps) {
  return (
    <div className={css.page} data-ready={ready}>
      <div className={css.picture}>
        <PropertyScene />
      </div>
      <div className={css.side}>
        <div className={css.column}>
          <Stack gap="small">
            <Heading level={1} look="hero">
              {title}
            </Heading>
            {lead && <Text tone="muted">{wholeCodes(lead)}</Text>}
          </Stack>
          {children}
        </div>
      </div>
    </div>
  )
}

/** Buttons of one width, one below the other, each on a single line. */
export function Answers({ children }: { readonly children: ReactNode }) {
  return <div className={css.answers}>{children}</div>
}
