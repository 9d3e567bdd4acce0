import type { ReactNode } from 'react'
import { Stack } from '../../components/layout/index.ts'
import { Surface } from '../../components/surface/index.ts'
import * as css from './change-price.css.ts'
import { panelId } from './panel-id.ts'

export type PriceBoxProps = {
  /** Stays as it is while prices come and go below it. */
  readonly head?: ReactNode
  readonly isBusy: boolean
  /**
   * `nothing-yet`: without a selection a wide page shows a sentence, and a phone nothing; `a-sentence`: a notice of why
   * there is no price, as high as it is, which has a frame of its own.
   */
  readonly holds?: 'a-price' | 'a-sentence' | 'nothing-yet' | undefined
  readonly children: ReactNode
}

/**
 * The panel of the price. Once it has shown one it keeps a minimum height, so that the page does not move while prices
 * change.
 */
export function PriceBox({ head, isBusy, holds = 'a-price', children }: PriceBoxProps) {
  return (
    <div id={panelId} className={css.panel[holds]} tabIndex={-1}>
      <Frame isBare={holds === 'a-sentence'}>
        <Stack gap="medium">
          {head}
          <div className={css.box[holds]} aria-busy={isBusy || undefined}>
            {children}
          </div>
        </Stack>
      </Frame>
    </div>
  )
}

const Frame = ({ isBare, children }: { readonly isBare: boolean; readonly children: ReactNode }) =>
  isBare ? children : <Surface>{children}</Surface>
