/**
 * What must happen before the bundle arrives. It is written into the HTML as text, so it closes over nothing, and it is
 * the same text for every brand, so one hash in the content security policy allows it: what differs stands on <html>.
 */
export function boot(): void {
  const html = document.documentElement
  const read = (key: string) => {
    try {
      return sessionStorage.getItem(key) ?? localStorage.getItem(key)
    } catch {
      return null
    }
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement) html.dataset.failed = ''
    },
    true,
  )

  const mode = read('veranda.mode')
  if (mode === 'light' || mode === 'black') html.dataset.mode = mode

  const offered = (html.dataset.locales ?? '').split(' ')
  const languageOf = (tag: string) => tag.toLowerCase().replace(/-.*/, '')
  const browserWants = navigator.languages.flatMap((tag) => [
    ...offered.filter((locale) => locale.toLowerCase() === tag.toLowerCase()),
    ...offered.filter((locale) => languageOf(locale) === languageOf(tag)),
  ])
  const locale = [read('veranda.locale'), browserWants[0], offered[0]].find(
    (it) => it && offered.includes(it),
  )
  if (locale) html.lang = locale
  const words = JSON.parse(html.dataset.words ?? '{}') as Record<string, string>
  const wordsUrl = locale && words[locale]
  if (wordsUrl) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = wordsUrl
    document.head.append(link)
  }

  const tokens = `CognitoIdentityServiceProvider.${html.dataset.client}`
  const token = read(`${tokens}.${read(`${tokens}.LastAuthUser`)}.idToken`)
  const isSigningIn = location.pathname.startsWith('/auth')
  const isWritten =
    !token && (html.dataset.page || (html.dataset.paths ?? '').split(' ').includes(location.pathname))
  html.dataset.written = isWritten ? html.lang : ''
  html.dataset.choosing = ''
  if (token && !isSigningIn)
    try {
      const payload = token.split('.')[1] ?? ''
      const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Record<
        string,
        unknown
      >
      if (Number(claims.exp) * 1000 > Date.now() + 5000) {
        const code = String(claims['custom:reservation'])
        if (html.dataset.stay === `${code} ${html.lang}`) {
          delete html.dataset.choosing
          return
        }
        const path = `/api/booking/reservation-details/${encodeURIComponent(code)}?langCode=${languageOf(html.lang).toUpperCase()}`
        const headers = {
          accept: 'application/json',
          authorization: `Bearer ${token}`,
          'accept-language': html.lang,
        }
        const reply = fetch(path, { headers })
        // The portal takes the answer and handles its failure; until then it must not count as unhandled.
        reply.catch(() => undefined)
        Object.assign(window, { verandaEarly: { path, reply } })
      }
    } catch {
      // A token that cannot be read is the session guard's to judge.
    }
  // A stay that the service drew is for the guest signed in here, in the language they read; for nobody else.
  delete html.dataset.stay
}

/**
 * Puts the page that the boot script has chosen into `#root`, before anything is painted, or hands over the answer that a
 * drawn stay was drawn from; what was pressed before the
 * page answers is noted, and pressed by the page itself. Written into the HTML as text, like the boot script.
 */
export function choosePage(): void {
  const html = document.documentElement
  const stay = document.getElementById('stay')
  // It is not left in the page, where it would outlast the session.
  stay?.remove()
  if (stay && html.dataset.stay) {
    const reply = Promise.resolve(new Response(stay.textContent))
    Object.assign(window, { verandaEarly: { path: stay.dataset.path, reply } })
    return
  }
  const chosen = [...document.querySelectorAll('template')].find(
    ({ dataset }) => dataset.page === html.dataset.written,
  )
  if (chosen) document.getElementById('root')?.replaceChildren(chosen.content)
  delete html.dataset.choosing
  document.addEventListener('submit', (event) => {
    if ('live' in html.dataset || event.defaultPrevented) return
    event.preventDefault()
    html.dataset.pressed = ''
  })
}

/**
 * In the page of a mailed link, names the reservation that is in the address, in every language. What cannot be the number
 * of one is left to the portal. Runs before the page is chosen; it is written into the HTML as text, like the others.
 */
export function nameReservation(): void {
  const html = document.documentElement
  const [, , , code = ''] = location.pathname.split('/')
  if (!/^[\dA-Z]+(?:-[\dA-Z]+)+$/.test(code)) {
    html.dataset.written = ''
    return
  }
  const templates = [...document.querySelectorAll('template')]
  for (const part of [document, ...templates.map(({ content }) => content)])
    for (const place of part.querySelectorAll<HTMLDataElement>(`data[value="${html.dataset.code}"]`)) {
      place.textContent = place.textContent.replace(place.value, code)
      place.value = code
    }
}
