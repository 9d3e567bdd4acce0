import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from 'playwright'

/** The phone the targets are written for: slow 4G and a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600 * 125, uploadThroughput: 750 * 125 }
const slowdown = 4

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-quic',
      '--no-first-run',
    ],
  })

export const freshProfile = (browser: Browser): Promise<BrowserContext> =>
  browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  })

export type Throttled = { readonly page: Page; readonly cdp: CDPSession }

export async function throttledPage(context: BrowserContext): Promise<Throttled> {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', network)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, cdp }
}
