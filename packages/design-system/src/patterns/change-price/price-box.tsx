import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import * as css from './change-price.css.ts'
import { panelId } from './panel-id.ts'

export type PriceBoxProps = {
  /** Stays as it is while prices come and go below it. */
  readonly head?: ReactNode
  readonly isBusy: boolean
  /** Until something is chosen there is a sentence on a desk and nothing on a phone; why there is no price takes its own height. */
  readonly holds?: 'a-price' | 'a-sentence' | 'nothing-yet' | undefined
  readonly children: ReactNode
}

/** Where the price stands. Once there is one it keeps a height, so that the page stays still while prices come and go. */
export function PriceBox({ head, isBusy, holds = 'a-price', children }: PriceBoxProps) {
  return (
    <div id={panelId} className={css.panel[holds]} tabIndex={-1}>
      <Surface>
        <Stack gap="medium">
          {head}
          <div className={css.box[holds]} aria-busy={isBusy || undefined}>
            {children}
          </div>
        </Stack>
      </Surface>
    </div>
  )
}
