import type { ReactNode } from 'react'
import { FailureNotice } from '../failure-notice/index.ts'
import { SheetShape } from '../page-shape/index.ts'
import { Waiting } from '../waiting/index.ts'
import type { Loadable } from './loadable.ts'

export type LoadedProps<Value> = {
  readonly of: Loadable<Value>
  /** What is awaited, in words. */
  readonly label: string
  /** The shape of what is coming, where it is no sheet of lines. */
  readonly shape?: ReactNode
  /** What could not be read, where the rest of the page works without it. */
  readonly failed?: string | undefined
  readonly onTryAgain: () => void
  readonly children: (value: Value) => ReactNode
}

/** A part of a page that is read from the service: how it waits, what it shows, and what is said where it cannot be read. */
export function Loaded<Value>({ of, label, shape, failed, onTryAgain, children }: LoadedProps<Value>) {
  switch (of.kind) {
    case 'loading':
      return <Waiting label={label}>{shape ?? <SheetShape parts={3} />}</Waiting>
    case 'failed':
      return <FailureNotice failure={of.failure} title={failed} onTryAgain={onTryAgain} />
    case 'ready':
      return children(of.value)
  }
}
