import { act } from '@testing-library/react'
import { CredentialsForm } from '@veranda/design-system/patterns/credentials-form'
import type { InitialCredentials } from '@veranda/design-system/screens/sign-in'
import { toSignInFragment } from '@veranda/domain'
import english from '@veranda/messages/lang/en-US.json'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { afterEach, expect, test } from 'vitest'
import { paths } from './paths.ts'
import { showLocale } from './tasks/show-locale.ts'
import { aPortal } from './testing.ts'
import { takeWrittenPage, typedElsewhere } from './written-page.ts'

afterEach(() => {
  document.body.replaceChildren()
  delete document.documentElement.dataset.written
  delete document.documentElement.dataset.paths
  history.replaceState(null, '', '/')
})

test('what was typed on the brand’s own site stands in the form that came as HTML, its tick too', async () => {
  const typed = { reservationCode: 'P1', firstName: 'Ada', lastName: 'Bell', isShared: true }
  const form = (initial?: InitialCredentials) => (
    <IntlProvider locale="en-US" messages={english}>
      <CredentialsForm initial={initial} onSignIn={() => undefined} />
    </IntlProvider>
  )
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(form())
  Object.assign(document.documentElement.dataset, { written: 'en-US', paths: paths.signIn })
  history.replaceState(null, '', paths.signIn + toSignInFragment(typed))
  const portal = aPortal({ words: { 'en-US': async () => ({ default: english }) } })
  await showLocale(portal, 'en-US')

  expect(takeWrittenPage(portal)).toBe(true)
  await act(async () => hydrateRoot(root, form(typedElsewhere())))

  const shown = [...root.querySelectorAll('input')].map(({ name, type, value, checked }) => [
    name,
    type === 'checkbox' ? checked : value,
  ])
  expect(Object.fromEntries(shown)).toEqual({
    reservationCode: 'P1',
    firstName: 'Ada',
    lastName: 'Bell',
    'this-tab': true,
  })
})
