import { useState } from 'react'
import { Button } from '../../components/button/index.ts'
import { Form } from '../../components/form/index.ts'
import { Text } from '../../components/text/index.ts'
import { TextField } from '../../components/text-field/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import * as css from './change-dates.css.ts'
import { StillUnderway } from '../../patterns/waiting/index.ts'

/** The promotion code as far as it is known. */
export type PromotionState =
  | { readonly kind: 'none' }
  | { readonly kind: 'checking' | 'applied'; readonly code: string }
  | { readonly kind: 'refused'; readonly code: string; readonly why: 'not-found' | 'not-valid' | 'failed' }

export type PromotionFormProps = {
  readonly promotion: PromotionState
  readonly onPromotion: (code: string) => void
}

/** A code to price with: applied, taken off, or said why not. What was typed stays. */
export function PromotionForm({ promotion, onPromotion }: PromotionFormProps) {
  const words = useLaterWords()
  const [typed, setTyped] = useState(promotion.kind === 'none' ? '' : promotion.code)
  const isApplied = promotion.kind === 'applied'
  if (isApplied) {
    return (
      <div className={css.applied}>
        <Text tone="positive">{words('change-dates.promotion-applied', { code: promotion.code })}</Text>
        <Button
          tone="quiet"
          size="small"
          onPress={() => {
            setTyped('')
            onPromotion('')
          }}
        >
          {words('change-dates.promotion-remove')}
        </Button>
      </div>
    )
  }
  const error =
    promotion.kind === 'refused' && promotion.code === typed.trim()
      ? words(`change-dates.promotion-${promotion.why}`)
      : undefined
  return (
    <Form
      label={words('change-dates.promotion-form')}
      onSubmit={() => typed.trim() !== '' && onPromotion(typed.trim())}
    >
      <div className={css.promotion}>
        <TextField
          label={words('change-dates.promotion-code')}
          name="promotion"
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={setTyped}
          error={error}
        />
        <Button type="submit" tone="secondary" busy={promotion.kind === 'checking'}>
          {words('change-dates.promotion-apply')}
        </Button>
        <StillUnderway is={promotion.kind === 'checking'} />
      </div>
    </Form>
  )
}
