import type { Meta, StoryObj } from '@storybook/react-vite'
import { leblanc, moon, palace, partnerCity, partnerResorts } from '@veranda/brands'
import { allTokens } from '@veranda/brands/tokens'
import type { Brand as HotelBrand } from '@veranda/domain'
import type { CSSProperties, ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PropertyScene } from '../../../design-system/src/scenes/index.ts'
import type { Mode } from '../../../design-system/src/testing/modes.ts'
import { contrast } from '../../../design-system/src/theme/color.ts'
import {
  edgePairs,
  groundColor,
  type Pair,
  paintsOf,
  wordPairs,
} from '../../../design-system/src/theme/color-pairs.ts'
import { vars } from '../../../design-system/src/theme/contract.css.ts'
import { deriveColors } from '../../../design-system/src/theme/derive-colors.ts'
import { isSampleTheme, type SampleTheme } from '../sample-themes.ts'
import { cards, cell, Page, Part, ToEntry } from './page.tsx'
import { nameOfScreen, storyAddress, useScreens } from './screens.ts'
import { SmallScreen, smallWidth } from './small-screen.tsx'

const meta = { title: 'Brand book', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

type Look = { readonly brand: SampleTheme; readonly mode: Mode; readonly locale: string }

const lookIn = (globals: Readonly<Record<string, unknown>>): Look => {
  const brand = String(globals['brand'])
  return {
    brand: isSampleTheme(brand) ? brand : 'palace',
    mode: globals['mode'] === 'black' ? 'black' : 'light',
    locale: String(globals['locale']),
  }
}

const brands: Readonly<Record<SampleTheme, HotelBrand>> = {
  palace,
  moon,
  leblanc,
  'partner-resorts': partnerResorts,
  'partner-city': partnerCity,
}

/** Of the brand and the mode in the toolbar. */
export const Brand: StoryObj = {
  render: (_, { globals }) => {
    const look = lookIn(globals)
    const brand = brands[look.brand]
    return (
      <Page title={brand.displayName}>
        <Colors {...look} />
        <Type {...look} />
        <Part title="Space, corners and shadows">
          <Space />
          <Corners />
        </Part>
        <Part title="Pictures">
          <div style={{ blockSize: '20rem', overflow: 'hidden', borderRadius: vars.radius.surface }}>
            <PropertyScene />
          </div>
        </Part>
        <Voice />
        <Phones brand={brand} />
        <Part title="Screens">
          <p>
            <ToEntry to="/story/brand-book--every-screen">Every screen on one page</ToEntry>,{' '}
            <ToEntry to="/story/two-brands--side-by-side">two brands side by side</ToEntry>.
          </p>
        </Part>
      </Page>
    )
  },
}

function Colors({ brand, mode }: Look) {
  const colors = deriveColors(allTokens[brand][mode])
  const paints = paintsOf(colors)
  const measured = (pairs: readonly Pair[], least: number) =>
    pairs.map(([ink, ground]) => {
      const [over, under] = [paints[ink], groundColor(paints, ground)]
      return { ink, ground, over, under, least, ratio: contrast(over, under) }
    })
  const rows = [...measured(wordPairs, 4.5), ...measured(edgePairs, 3)]
  return (
    <Part title="Colors">
      <ul style={{ ...cards('9rem'), listStyle: 'none', padding: 0 }}>
        {Object.entries(colors).map(([role, color]) => (
          <li key={role}>
            <div style={{ ...swatch, background: color }} />
            <strong>{role}</strong>
            <br />
            <code>{color}</code>
          </li>
        ))}
      </ul>
      <h3 style={{ marginBlockStart: vars.space.medium }}>Contrast of what stands on what</h3>
      <div style={{ overflowX: 'auto' }}>
        <table style={{ borderCollapse: 'collapse' }}>
          <thead>
            <tr>
              {['Seen', 'On', 'Looks', 'Contrast', 'At least'].map((title) => (
                <th key={title} scope="col" style={cell}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ ink, ground, over, under, least, ratio }) => (
              <tr key={`${ink} ${ground} ${least}`}>
                <th scope="row" style={{ ...cell, fontWeight: vars.weight.strong }}>
                  {ink}
                </th>
                <td style={cell}>{ground}</td>
                <td style={cell}>
                  <span style={{ background: under, color: over, paddingInline: vars.space.small }}>
                    {least === 3 ? '●' : 'Aa'}
                  </span>
                </td>
                <td style={cell}>
                  {ratio.toFixed(1)} {ratio < least ? '(too low)' : ''}
                </td>
                <td style={cell}>{least}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  )
}

function Type({ brand }: Look) {
  const { display, text } = allTokens[brand]
  const { formatMessage } = useIntl()
  return (
    <Part title="Type">
      <p>
        <strong>{display.family}</strong> for titles, <strong>{text.family}</strong> for everything else.
      </p>
      {Object.entries(vars.size)
        .toReversed()
        .map(([name, size]) => (
          <p key={name} style={{ margin: 0, marginBlockEnd: vars.space.small }}>
            <span
              style={{ ...(isDisplay(name) ? displayType : {}), fontSize: size, overflowWrap: 'anywhere' }}
            >
              {formatMessage({ id: 'sign-in.title' })}
            </span>{' '}
            <Named>{name}</Named>
          </p>
        ))}
    </Part>
  )
}

const isDisplay = (size: string): boolean => ['title', 'hero', 'poster'].includes(size)

function Space() {
  return (
    <ul style={{ listStyle: 'none', padding: 0 }}>
      {Object.entries(vars.space).map(([name, size]) => (
        <li key={name} style={{ display: 'flex', gap: vars.space.small, alignItems: 'center' }}>
          <span style={{ background: vars.color.accent, blockSize: '0.75rem', inlineSize: size }} />
          <Named>{name}</Named>
        </li>
      ))}
    </ul>
  )
}

function Corners() {
  const shapes = [
    ...Object.entries(vars.radius).map(([name, borderRadius]) => [name, { borderRadius }] as const),
    ...Object.entries(vars.shadow).map(([name, boxShadow]) => [name, { boxShadow }] as const),
  ]
  return (
    <ul style={{ ...cards('8rem'), listStyle: 'none', padding: 0 }}>
      {shapes.map(([name, style]) => (
        <li key={name}>
          <div style={{ ...swatch, background: vars.color.surface, ...style }} />
          <Named>{name}</Named>
        </li>
      ))}
    </ul>
  )
}

/** How the brand speaks: the same sentences in the language of the toolbar. */
function Voice() {
  const { formatMessage } = useIntl()
  const spoken = [
    ['A welcome', 'sign-in.title'],
    ['What is here', 'sign-in.lead'],
    ['In trouble', 'sign-in.not-let-in-title'],
    ['What to do next', 'sign-in.not-let-in-body'],
    ['A button', 'actions-list.change-dates'],
    ['Under a button', 'actions-list.cancel-hint'],
  ] as const
  return (
    <Part title="Voice">
      <dl>
        {spoken.map(([when, id]) => (
          <div key={id} style={{ marginBlockEnd: vars.space.small }}>
            <dt style={{ color: vars.color.inkMuted }}>{when}</dt>
            <dd style={{ margin: 0, fontSize: vars.size.lead }}>{formatMessage({ id })}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}

function Phones({ brand: { help, website, footer } }: { readonly brand: HotelBrand }) {
  return (
    <Part title="Phones and links">
      <ul>
        {help.lines.map(({ countries, phone: { country, area, number } }) => (
          <li key={`${area}${number}`}>
            +{country} {area} {number}
            {countries && `, for ${countries.join(', ')}`}
          </li>
        ))}
        <li>{website}</li>
        {footer.links.map(({ label, href }) => (
          <li key={label}>
            {label}: {href}
          </li>
        ))}
      </ul>
      <p>{footer.legalName}</p>
    </Part>
  )
}

const Named = ({ children }: { readonly children: ReactNode }) => (
  <code style={{ color: vars.color.inkMuted, fontSize: vars.size.small }}>{children}</code>
)

const swatch: CSSProperties = {
  blockSize: '4rem',
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.surface,
}

const displayType: CSSProperties = {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
}

/** As on a phone, a third of the size: those in sight are loaded, two at a time. */
export const EveryScreen: StoryObj = {
  render: (_, { globals }) => <Screens {...lookIn(globals)} />,
}

function Screens({ brand, mode, locale }: Look) {
  const screens = useScreens()
  return (
    <Page title={`${brands[brand].displayName}: every screen`}>
      <ul style={{ ...cards(smallWidth), listStyle: 'none', padding: 0 }}>
        {screens.map((screen) => (
          <li key={`${screen.id} ${brand} ${mode} ${locale}`}>
            <SmallScreen
              title={nameOfScreen(screen)}
              src={storyAddress(screen.id, { brand, mode, locale })}
            />
            <ToEntry to={`/story/${screen.id}`}>{nameOfScreen(screen)}</ToEntry>
          </li>
        ))}
      </ul>
    </Page>
  )
}
