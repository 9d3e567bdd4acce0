import type { GuestCredentials } from '../triggers/index.ts'

/** One reservation, ABCD-123XYZ-01 of Ana López at leblanc, kept in memory. */
export function sampleCredentials(): GuestCredentials & { readonly links: Set<string> } {
  const links = new Set(['a-mailed-link'])
  const handoffs = new Set<string>()
  const isHome = (code: string, brand: string) => code === 'ABCD-123XYZ-01' && brand === 'leblanc'
  return {
    links,
    namesMatch: async (code, first, last) =>
      code === 'ABCD-123XYZ-01' && first.toLowerCase() === 'ana' && last.toLowerCase() === 'lópez',
    consumeLink: async (code, secret, brand) => isHome(code, brand) && links.delete(secret),
    consumeHandoff: async (code, secret, brand) => isHome(code, brand) && handoffs.delete(secret),
    homeOf: async (code) =>
      code === 'ABCD-123XYZ-01' ? { brand: 'leblanc', origin: 'https://leblanc.example.com' } : undefined,
    issueHandoff: async ({ secret }) => void handoffs.add(secret),
    handoffWaits: async (code, secret) => code === 'ABCD-123XYZ-01' && handoffs.has(secret),
  }
}
