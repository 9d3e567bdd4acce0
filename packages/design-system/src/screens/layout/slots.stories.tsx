import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Locale } from '@veranda/domain'
import { aFamilyReservation, fixtureNow } from '@veranda/domain/fixtures'
import type { CSSProperties } from 'react'
import { useIntl } from 'react-intl'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Icon } from '../../components/icon/index.ts'
import { useIsWide } from '../../components/layout/index.ts'
import { Text } from '../../components/text/index.ts'
import { aHelp } from '../../patterns/help-line/a-help.ts'
import { type BrandSlots, Slots } from '../../patterns/slots/index.ts'
import { InHotelWords } from '../../testing/hotel-words.tsx'
import { from } from '../../theme/breakpoints.ts'
import { vars } from '../../theme/contract.css.ts'
import { ReceiptsScreen } from '../receipt/index.ts'
import { ReservationScreen } from '../reservation/index.ts'
import { LayoutScreen, type LayoutScreenProps } from './index.ts'

/** Every place that a brand may fill, filled with parts of its own: they are the brand's, and so are their words. */
const meta = {
  title: 'Screens/Slots of a brand',
  component: LayoutScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Slots value={slots}>
      <InItsLanguage {...args} />
    </Slots>
  ),
  args: {
    brandName: 'Marina',
    homeHref: '/',
    locale: 'en-US',
    locales: ['en-US', 'es-MX', 'it-IT'],
    onLocaleChange: fn(),
    mode: 'device',
    onModeChange: fn(),
    guest: {
      name: 'Elena Robles',
      currency: 'MXN',
      currencies: ['USD', 'MXN'],
      onCurrencyChange: fn(),
      onSignOut: fn(),
    },
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
    children: <></>,
  },
} satisfies Meta<typeof LayoutScreen>
export default meta
type Story = StoryObj<typeof meta>

/** Logo and end of the header, the picture of the stay, below the price, below whom to call, above the footer. */
export const OnTheStay: Story = {
  args: {
    children: (
      <InHotelWords args={{ reservation: aFamilyReservation() }}>
        {(localized) => (
          <ReservationScreen
            {...localized}
            now={fixtureNow}
            help={aHelp()}
            guestCurrency={{ currency: 'MXN', rate: 18.2 }}
            view="information"
            onViewChange={fn()}
            onPrint={fn()}
            hrefOf={(action) => `#${action}`}
          />
        )}
      </InHotelWords>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const words = parts['en-US']
    // Whom to call stands on paper too, where no screen shows it.
    const club = matchMedia(from.wide).matches ? [words.club] : []
    for (const text of [...club, words.hero, words.price, words.help, words.footer])
      await waitFor(async () =>
        expect((await canvas.findAllByText(text)).filter((part) => part.checkVisibility())).toHaveLength(1),
      )
  },
}

/** Where there is nothing yet. */
export const NothingYet: Story = {
  args: {
    children: (
      <ReceiptsScreen
        state={{
          kind: 'ready',
          value: {
            receipts: [],
            credits: [],
            file: { href: 'data:application/json,{}', name: 'ZPCU-104A7C-AB.json' },
          },
        }}
        hotelTimeZone="America/Cancun"
        hrefOf={({ number }) => `/receipt/${number}`}
        verifyHref="/receipt/verify"
        help={aHelp()}
        backHref="/my-reservation"
        onTryAgain={fn()}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(parts['en-US'].empty)).toBeVisible()
  },
}

type Words = Readonly<Record<'club' | 'hero' | 'price' | 'help' | 'footer' | 'empty', string>>

const parts = {
  'en-US': {
    club: 'Marina Club',
    hero: 'Sunset at 6:42 PM',
    price: 'Every stay plants a mangrove.',
    help: 'Our hosts answer in your language.',
    footer: 'Part of the reef since 1985.',
    empty: 'Your first receipt comes with your first payment.',
  },
  'es-MX': {
    club: 'Marina Club',
    hero: 'Atardecer a las 6:42 p.m.',
    price: 'Cada estancia planta un mangle.',
    help: 'Nuestros anfitriones atienden en su idioma.',
    footer: 'Parte del arrecife desde 1985.',
    empty: 'Su primer comprobante llega con su primer pago.',
  },
  'it-IT': {
    club: 'Marina Club',
    hero: 'Tramonto alle 18:42',
    price: 'Ogni soggiorno pianta una mangrovia.',
    help: 'I nostri host rispondono nella sua lingua.',
    footer: 'Parte della barriera dal 1985.',
    empty: 'La prima ricevuta arriva con il primo pagamento.',
  },
} as const satisfies Readonly<Record<Locale, Words>>

function Sentence({ of }: { readonly of: keyof Words }) {
  const { locale } = useIntl()
  const words: Words = locale === 'es-MX' || locale === 'it-IT' ? parts[locale] : parts['en-US']
  return words[of]
}

/** Where the header has room for it: on a phone its one row is full. */
function Club() {
  return (
    useIsWide() && (
      <span style={club}>
        <Text as="span" look="small">
          <Sentence of="club" />
        </Text>
      </span>
    )
  )
}

const slots: BrandSlots = {
  logo: ({ brandName }) => (
    <span style={logo}>
      <span style={star}>
        <Icon name="star" />
      </span>
      {brandName}
    </span>
  ),
  headerEnd: ({ guestName }) => guestName && <Club />,
  footer: () => (
    <div style={footer}>
      <p style={motto}>
        <Sentence of="footer" />
      </p>
    </div>
  ),
  stayHero: () => (
    <p style={hero}>
      <Sentence of="hero" />
    </p>
  ),
  afterPrice: () => (
    <div style={pledge}>
      <Text look="small">
        <Sentence of="price" />
      </Text>
    </div>
  ),
  help: () => (
    <Text look="small">
      <Sentence of="help" />
    </Text>
  ),
  empty: () => (
    <div style={{ paddingBlockStart: vars.space.medium }}>
      <Text>
        <Sentence of="empty" />
      </Text>
    </div>
  ),
}

const club: CSSProperties = {
  border: '1px solid currentColor',
  borderRadius: vars.radius.pill,
  lineHeight: 1,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
}

const logo: CSSProperties = { alignItems: 'center', display: 'inline-flex', gap: vars.space.hair }

/** Small enough for the header to be one row on a phone. */
const star: CSSProperties = { display: 'inline-flex', fontSize: '0.75em' }

/** As wide as the lines of the footer below. */
const footer: CSSProperties = {
  marginInline: 'auto',
  maxInlineSize: '76rem',
  paddingBlockStart: vars.space.large,
  paddingInline: vars.space.medium,
}

/** The first line of the footer speaks in the brand's own face. */
const motto: CSSProperties = { fontFamily: vars.font.display, fontSize: vars.size.lead, lineHeight: 1.3 }

/** Apart from the sums above it. */
const pledge: CSSProperties = {
  borderBlockStart: `${vars.stroke.hairline} solid ${vars.color.line}`,
  marginBlockStart: vars.space.small,
  paddingBlockStart: vars.space.small,
}

/** In the sky, beside the sun and above the days that are left. */
const hero: CSSProperties = {
  background: vars.color.surface,
  borderRadius: vars.radius.pill,
  color: vars.color.ink,
  fontSize: vars.size.small,
  insetBlockStart: vars.space.small,
  insetInlineStart: vars.space.small,
  lineHeight: 1.35,
  paddingBlock: vars.space.hair,
  paddingInline: vars.space.small,
  position: 'absolute',
}

/** In the language the page is read in. */
function InItsLanguage(props: LayoutScreenProps) {
  const read = useIntl().locale
  const locale = props.locales.find((each) => each === read) ?? props.locale
  return <LayoutScreen {...props} locale={locale} />
}
