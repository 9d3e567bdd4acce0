import type { LetterLook, LetterPalette } from '@veranda/domain'

/**
 * The styles of a letter's parts. They are inline for mail programs that ignore style sheets; the sheet in
 * the head replaces the colours, by class, in dark mode.
 */
export function letterStyles(look: LetterLook) {
  const { light, display, text, strongWeight, corners, labels } = look
  const size = (pixels: number) => `${Math.round(pixels * display.scale)}px`
  const displayType = `font-family:${display.family};font-weight:${display.weight};letter-spacing:${display.tracking}`
  const label = `color:${light.inkMuted};font-weight:400;font-size:${labels.case === 'uppercase' ? 12 : 14}px;letter-spacing:${labels.tracking};text-transform:${labels.case}`
  return {
    ground: `margin:0;padding:0;background:${light.ground};color:${light.ink};font:400 16px/1.55 ${text};-webkit-text-size-adjust:100%`,
    sheet: `width:100%;max-width:600px;margin:0 auto;background:${light.surface};border:1px solid ${light.line};border-radius:${corners.surface};border-collapse:separate;overflow:hidden`,
    band: `padding:34px 40px 30px;background:${light.stage};color:${light.onStage};text-align:center`,
    mark: `margin:0;${displayType};font-size:${size(30)};line-height:1.2`,
    rule: `height:2px;line-height:2px;font-size:0;background:${light.accent}`,
    page: 'padding:40px 40px 12px',
    title: `margin:0 0 20px;${displayType};font-size:${size(27)};line-height:1.25;color:${light.ink};text-wrap:balance`,
    number: `display:block;margin-top:8px;font:400 15px/1.4 ${text};letter-spacing:0.04em;color:${light.inkMuted};white-space:nowrap`,
    heading: `margin:28px 0 8px;${displayType};font-size:${size(20)};line-height:1.3;color:${light.ink}`,
    words: 'margin:0 0 20px;text-wrap:pretty',
    closing: 'margin:24px 0 20px',
    small: `margin:0 0 16px;font-size:15px;color:${light.inkMuted};text-wrap:pretty`,
    table: 'width:100%;margin:8px 0 28px;border-collapse:collapse',
    factLabel: `${label};text-wrap:balance;text-align:left;vertical-align:baseline;width:38%;padding:11px 16px 11px 0;border-top:1px solid ${light.line}`,
    factText: `overflow-wrap:anywhere;text-wrap:pretty;text-align:left;vertical-align:baseline;padding:11px 0;border-top:1px solid ${light.line}`,
    figureLabel: `text-align:left;font-weight:400;padding:11px 16px 11px 0;border-top:1px solid ${light.line}`,
    figureText: `text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding:11px 0;border-top:1px solid ${light.line}`,
    sum: `font-weight:${strongWeight};border-top:2px solid ${light.accent}`,
    button: `display:inline-block;padding:15px 30px;background:${light.accent};color:${light.onAccent};border-radius:${corners.control};font-weight:${strongWeight};text-decoration:none;mso-padding-alt:0`,
    phone: `color:${light.accentText};text-decoration:underline;white-space:nowrap`,
    foot: `padding:24px 40px 34px;color:${light.inkMuted};font-size:13px;line-height:1.6;text-align:center`,
    footMark: `margin:0 0 6px;${displayType};font-size:${size(18)};color:${light.ink}`,
    footLink: `color:${light.inkMuted};text-decoration:underline`,
  } as const
}

const roles = (palette: LetterPalette): string =>
  [
    `.l-ground{background:${palette.ground}!important;color:${palette.ink}!important}`,
    `.l-sheet{background:${palette.surface}!important;border-color:${palette.line}!important}`,
    `.l-band{background:${palette.stage}!important;color:${palette.onStage}!important}`,
    `.l-rule{background:${palette.accent}!important}`,
    `.l-ink{color:${palette.ink}!important}`,
    `.l-muted{color:${palette.inkMuted}!important}`,
    `.l-line{border-color:${palette.line}!important}`,
    `.l-sum{border-color:${palette.accent}!important}`,
    `.l-button{background:${palette.accent}!important;color:${palette.onAccent}!important}`,
    `.l-phone{color:${palette.accentText}!important}`,
  ].join('')

/** The rules that cannot be inline: dark colours, and the width of a phone. */
export const letterSheet = ({ black }: LetterLook): string =>
  [
    ':root{color-scheme:light dark;supported-color-schemes:light dark}',
    `@media (prefers-color-scheme:dark){${roles(black)}}`,
    '@media (max-width:520px){',
    '.l-outer{padding:0!important}.l-sheet{border-width:0!important;border-radius:0!important}',
    '.l-band{padding:26px 22px 22px!important}.l-page{padding:30px 22px 6px!important}.l-foot{padding:22px 22px 30px!important}',
    '.l-fact th,.l-fact td{display:block!important;width:auto!important}',
    '.l-fact td{padding-top:0!important;border-top-width:0!important}.l-fact th{padding-bottom:2px!important}',
    '.l-button{display:block!important;text-align:center!important}',
    '}',
  ].join('')
