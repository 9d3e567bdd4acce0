import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { vars } from '../../../design-system/src/theme/contract.css.ts'
import { sampleThemes } from '../sample-themes.ts'
import { Page } from './page.tsx'
import { nameOfScreen, storyAddress, useScreens } from './screens.ts'

const meta = { title: 'Two brands', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

/** The same screen in two brands, in the mode and the language of the toolbar. */
export const SideBySide: StoryObj = {
  render: (_, { globals }) => <Sides mode={String(globals['mode'])} locale={String(globals['locale'])} />,
}

const widths = [320, 390, 768] as const

function Sides({ mode, locale }: { readonly mode: string; readonly locale: string }) {
  const screens = useScreens()
  const [left, setLeft] = useState<string>(sampleThemes[0] ?? '')
  const [right, setRight] = useState<string>(sampleThemes[1] ?? '')
  const [chosen, setScreen] = useState<string>()
  const [width, setWidth] = useState<number>(390)
  const screen = chosen ?? screens.find(({ title }) => title === 'Screens/Reservation')?.id ?? screens[0]?.id
  return (
    <Page title="Two brands side by side">
      <form style={{ display: 'flex', flexWrap: 'wrap', gap: vars.space.medium }}>
        <Choice
          label="Screen"
          value={screen ?? ''}
          onChoose={setScreen}
          options={screens.map((each) => [each.id, nameOfScreen(each)])}
        />
        <Choice label="Left" value={left} onChoose={setLeft} options={sampleThemes.map((it) => [it, it])} />
        <Choice
          label="Right"
          value={right}
          onChoose={setRight}
          options={sampleThemes.map((it) => [it, it])}
        />
        <Choice
          label="Width"
          value={String(width)}
          onChoose={(value) => setWidth(Number(value))}
          options={widths.map((it) => [String(it), `${it} px`])}
        />
      </form>
      <div
        style={{
          display: 'flex',
          gap: vars.space.medium,
          marginBlockStart: vars.space.medium,
          overflowX: 'auto',
        }}
      >
        {screen &&
          [left, right].map((brand, side) => (
            <figure key={side === 0 ? 'left' : 'right'} style={{ margin: 0, flex: 'none' }}>
              <iframe
                title={`${side === 0 ? 'Left' : 'Right'}: ${brand}`}
                src={storyAddress(screen, { brand, mode, locale })}
                style={{ width, height: 844, border: `${vars.stroke.hairline} solid ${vars.color.line}` }}
              />
              <figcaption>{brand}</figcaption>
            </figure>
          ))}
      </div>
    </Page>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, text: string])[]
  readonly onChoose: (value: string) => void
}

function Choice({ label, value, options, onChoose }: ChoiceProps) {
  return (
    <label>
      {label}{' '}
      <select value={value} onChange={(event) => onChoose(event.target.value)} style={{ font: 'inherit' }}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}
