import type { Meta, StoryObj } from '@storybook/react-vite'
import { documentLimits } from '@veranda/domain'
import { aFamilyReservation, fixtureNow } from '@veranda/domain/fixtures'
import { useIntl } from 'react-intl'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../components/button/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { HelpLine } from '../../patterns/help-line/index.ts'
import { DocumentUpload } from '../../patterns/document-upload/index.ts'
import { StepBar, StepPage } from '../../patterns/step-page/index.ts'
import { ReservationScreen } from '../reservation/index.ts'
import { useLaterWords } from '../../patterns/later-words/index.ts'
import { SignInScreen } from '../sign-in/index.ts'
import { InHotelWords } from '../../testing/hotel-words.tsx'
import { LayoutScreen, type LayoutScreenProps } from './index.ts'

const visitorPage = (
  <SignInScreen help={aHelp()} link={{ kind: 'idle' }} onSignIn={fn()} onRequestLink={fn()} />
)
const guestPage = (
  <InHotelWords args={{ reservation: aFamilyReservation() }}>
    {(localized) => (
      <ReservationScreen
        {...localized}
        now={fixtureNow}
        help={aHelp()}
        guestCurrency={{ currency: 'MXN', rate: 18.2 }}
        view="options"
        onViewChange={fn()}
        onPrint={fn()}
        hrefOf={(action) => `#${action}`}
      />
    )}
  </InHotelWords>
)
function Step() {
  const words = useLaterWords()
  return (
    <StepPage
      step={2}
      steps={3}
      ready="step"
      title={words('cancel-details.more-title')}
      backLabel={words('cancel-details.back')}
      backHref="/"
      first={
        <>
          <DocumentUpload
            label={words('cancel-details.document')}
            files={[]}
            limits={documentLimits}
            onFiles={fn()}
            onRemove={fn()}
            onSendAgain={fn()}
          />
          <StepBar>
            <Button tone="primary" wide>
              {words('cancel-details.continue')}
            </Button>
          </StepBar>
        </>
      }
    >
      <HelpLine help={aHelp()} />
    </StepPage>
  )
}
const stepPage = <Step />

/** In the language the page is read in. */
function InItsLanguage(props: LayoutScreenProps) {
  const read = useIntl().locale
  const locale = props.locales.find((each) => each === read) ?? props.locale
  return <LayoutScreen {...props} locale={locale} />
}

const meta = {
  title: 'Screens/Layout',
  component: LayoutScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <InItsLanguage {...args} />,
  args: {
    brandName: 'Marina',
    homeHref: '/',
    locale: 'en-US',
    locales: ['en-US', 'es-MX', 'it-IT'],
    onLocaleChange: fn(),
    mode: 'device',
    onModeChange: fn(),
    footer: {
      legalName: 'Marina Hotels, S.A. de C.V.',
      links: [
        { label: 'website', href: 'https://marina.example.com' },
        { label: 'privacy', href: 'https://marina.example.com/privacy' },
        { label: 'terms', href: 'https://marina.example.com/terms' },
        { label: 'contact', href: 'https://marina.example.com/contact' },
      ],
    },
    help: aHelp(),
    children: visitorPage,
  },
} satisfies Meta<typeof LayoutScreen>
export default meta
type Story = StoryObj<typeof meta>

export const Visitor: Story = {}

export const SignedIn: Story = {
  args: {
    guest: {
      name: 'Elena Robles',
      currency: 'MXN',
      currencies: ['USD', 'MXN', 'CAD', 'GBP', 'EUR', 'ARS', 'COP', 'BRL', 'JPY'],
      onCurrencyChange: fn(),
      onSignOut: fn(),
    },
    children: guestPage,
  },
  /** The menu of the account holds the appearance too. */
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: /Elena Robles/ }))
    await userEvent.click(await canvas.findByRole('menuitemradio', { name: 'Dark' }))
    await expect(args.onModeChange).toHaveBeenCalledWith('black')
  },
}

export const LongBrandName: Story = {
  args: { ...SignedIn.args, brandName: 'The Grand Bellariva Resorts & Residences Collection' },
}

/** The account menu signs out, with the keyboard alone. */
export const SignsOut: Story = {
  args: SignedIn.args ?? {},
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('button', { name: /Elena Robles/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('menu')
    await userEvent.keyboard('{End}{Enter}')
    await expect(args.guest?.onSignOut).toHaveBeenCalledOnce()
  },
}

/** On a phone the step's bar ends the page, and the footer ends the document: no ground is left below either. */
export const AroundAStep: Story = {
  args: { ...SignedIn.args, children: stepPage },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const footer = await canvas.findByRole('contentinfo')
    const phones = await canvas.findAllByRole('link', { name: /^Call/ })
    window.scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(async () => {
      const bar = canvas.getByRole('button', { name: 'Continue' }).getBoundingClientRect()
      const { top, bottom } = footer.getBoundingClientRect()
      await expect(phones[0]?.getBoundingClientRect().bottom).toBeLessThan(bar.top)
      await expect(top - bar.bottom).toBeLessThan(20)
      await expect(Math.round(bottom + window.scrollY)).toBe(document.documentElement.scrollHeight)
    })
  },
}
