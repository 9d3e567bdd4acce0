import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useState } from 'react'
import { vars } from '../../../design-system/src/theme/contract.css.ts'
import { cell, Page, Part } from './page.tsx'

const meta = { title: 'Tokens', parameters: { layout: 'fullscreen' }, tags: ['!autodocs'] } satisfies Meta
export default meta

/** Every value of the theme, with what it is in the brand and the mode of the toolbar. */
export const EveryToken: StoryObj = {
  render: (_, { globals }) => <Tokens key={`${globals['brand']} ${globals['mode']}`} />,
}

/** The tokens by their group; those that stand alone are one group more. */
const groups: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ...Object.entries(vars).flatMap(([name, group]) =>
    typeof group === 'string' ? [] : [[name, group as Readonly<Record<string, string>>] as const],
  ),
  [
    'others',
    Object.fromEntries(
      Object.entries(vars).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  ],
]

function Tokens() {
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  useLayoutEffect(() => {
    // The theme is put on the page beside this, not before.
    const timer = setTimeout(() => {
      const style = getComputedStyle(document.documentElement)
      const names = groups.flatMap(([, group]) => Object.values(group).map(propertyOf))
      setValues(Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name).trim()])))
    })
    return () => clearTimeout(timer)
  }, [])
  return (
    <Page title="Tokens">
      <p>Components read these and nothing else. A theme gives each of them a value.</p>
      {groups.map(([name, group]) => (
        <Part key={name} title={name}>
          <div style={{ overflowX: 'auto' }}>
            <table style={{ borderCollapse: 'collapse' }}>
              <thead>
                <tr>
                  <th scope="col" style={cell}>
                    Token
                  </th>
                  <th scope="col" style={cell}>
                    Property
                  </th>
                  <th scope="col" style={cell}>
                    Value
                  </th>
                </tr>
              </thead>
              <tbody>
                {Object.entries(group).map(([token, variable]) => {
                  const value = values[propertyOf(variable)] ?? ''
                  return (
                    <tr key={token}>
                      <th scope="row" style={cell}>
                        {token}
                      </th>
                      <td style={cell}>
                        <code>{propertyOf(variable)}</code>
                      </td>
                      <td style={{ ...cell, overflowWrap: 'anywhere' }}>
                        {value.startsWith('#') && <span style={{ ...dot, background: value }} />}
                        {value}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        </Part>
      ))}
    </Page>
  )
}

const propertyOf = (variable: string): string => variable.replace(/^var\(|\)$/g, '')

const dot = {
  border: `${vars.stroke.hairline} solid ${vars.color.line}`,
  borderRadius: '50%',
  display: 'inline-block',
  height: '1em',
  marginInlineEnd: vars.space.tiny,
  verticalAlign: 'text-bottom',
  width: '1em',
}
