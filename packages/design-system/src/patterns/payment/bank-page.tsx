import { useIntl } from 'react-intl'
import { Stack } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { vars } from '../../theme/contract.css.ts'

type BankWords = Readonly<Record<'bank' | 'asks' | 'approve' | 'refuse', string>>

const inEnglish: BankWords = {
  bank: 'Your bank',
  asks: 'Do you approve this payment with your card ending in 4242?',
  approve: 'Approve',
  refuse: 'Decline',
}
const elsewhere: Readonly<Record<string, BankWords>> = {
  'es-MX': {
    bank: 'Su banco',
    asks: '¿Autoriza este pago con su tarjeta terminada en 4242?',
    approve: 'Autorizar',
    refuse: 'Rechazar',
  },
  'it-IT': {
    bank: 'La sua banca',
    asks: 'Autorizza questo pagamento con la carta che termina con 4242?',
    approve: 'Autorizza',
    refuse: 'Rifiuta',
  },
}

/** For stories: what a bank asks on its page, which the product frames. Nothing in it can be pressed. */
export function BankPage() {
  const { locale } = useIntl()
  const { bank, asks, approve, refuse } = elsewhere[locale] ?? inEnglish
  return (
    <div style={{ background: vars.color.surface }}>
      <div
        style={{ maxInlineSize: '22rem', marginInline: 'auto', padding: '3rem 1.5rem', textAlign: 'center' }}
      >
        <Stack gap="large">
          <Stack gap="small">
            <Text look="lead">{bank}</Text>
            <Text>{asks}</Text>
          </Stack>
          <Stack gap="small">
            {[approve, refuse].map((answer) => (
              <span key={answer} style={answerLook}>
                {answer}
              </span>
            ))}
          </Stack>
        </Stack>
      </div>
    </div>
  )
}

const answerLook = {
  padding: '0.75rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
}
