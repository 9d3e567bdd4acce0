/** Asked for in the one case that needs it: no bundle names another brand's site. */
export async function siteOrigins(): Promise<readonly string[]> {
  try {
    const listed: unknown = await (await fetch('/sites.json')).json()
    return Array.isArray(listed) ? listed.filter((origin) => typeof origin === 'string') : []
  } catch {
    return []
  }
}
