import type { Instant } from '@veranda/domain'
import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PropertyScene } from '../../scenes/index.ts'
import { hasSlots, type HeroStay, Slot } from '../slots/index.ts'
import * as css from './stay-scene.css.ts'
import { type StayPhase, stayPhase } from './stay-phase.ts'

/** The place itself, from edge to edge, with the days until arrival. A photograph takes the drawing's place. */
export function StayScene({ reservation, now }: { readonly reservation: HeroStay; readonly now: Instant }) {
  const { property, status } = reservation
  return (
    <div className={css.band}>
      <div className={css.picture}>
        {property.photoUrl ? (
          <img className={css.cover} src={property.photoUrl} alt="" />
        ) : (
          <PropertyScene propertyCode={property.code} />
        )}
      </div>
      {hasSlots && <Slot name="stayHero" given={{ reservation }} />}
      {status !== 'cancelled' && (
        <div className={css.place}>
          <p className={css.tag}>
            <Countdown phase={stayPhase(reservation, now)} />
          </p>
        </div>
      )}
    </div>
  )
}

function Countdown({ phase }: { readonly phase: StayPhase }) {
  switch (phase.kind) {
    case 'ahead':
      return <FormattedMessage id="stay.countdown" values={{ days: phase.days, n: big }} />
    case 'here':
      return <FormattedMessage id="stay.here" values={{ night: phase.night, nights: phase.nights, n: big }} />
    case 'over':
      return <FormattedMessage id="stay.over" values={{ n: big }} />
  }
}

const big = (number: ReactNode): ReactNode => <span className={css.number}>{number}</span>
