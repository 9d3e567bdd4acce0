import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import * as css from './change-price.css.ts'
import { panelId } from './panel-id.ts'

export type PriceBoxProps = {
  /** Stays as it is while prices come and go below it. */
  readonly head?: ReactNode
  readonly isBusy: boolean
  readonly children: ReactNode
}

/** Where the price stands. It keeps a height, so that the page stays still while prices come and go. */
export function PriceBox({ head, isBusy, children }: PriceBoxProps) {
  return (
    <div id={panelId} className={css.panel} tabIndex={-1}>
      <Surface>
        <Stack gap="medium">
          {head}
          <div className={css.box} aria-busy={isBusy || undefined}>
            {children}
          </div>
        </Stack>
      </Surface>
    </div>
  )
}
