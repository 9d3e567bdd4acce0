import type { ComponentType } from 'react'
import { Inset } from '../../../components/layout/index.ts'

/** The room that the console’s frame leaves around a page. */
export const inFrame = (Page: ComponentType) => (
  <Inset size="page">
    <Page />
  </Inset>
)
