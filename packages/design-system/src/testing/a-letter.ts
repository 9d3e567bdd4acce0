import type { LetterPreview } from '@veranda/domain'
import { wholeHours } from '@veranda/messages/spoken'
import { vars } from '../theme/contract.css.ts'
import {
  code,
  elsewhere,
  hotel,
  inEnglish,
  type LetterWording,
  type Section,
  withInitials,
} from './a-letter-wording.ts'
import type { PreviewReader } from '../screens/confirmation-letter/confirmation-letter-state.ts'

/** A letter as the service writes it, on the letterhead of the brand the page wears. */
export function aLetter(locale: string, reader: PreviewReader): LetterPreview {
  const own = elsewhere[locale] ?? inEnglish
  const wording = reader === 'own' ? own : withInitials(own)
  return { subject: `${wording.title} · ${code}`, html: html(locale, wording) }
}

const { color, font, weight, tracking, radius } = vars
const displayType = `font-family:${font.display};font-weight:${weight.display};letter-spacing:${tracking.display}`
const line = `border-top:1px solid ${color.line}`
const label = `color:${color.inkMuted};font-weight:400;font-size:14px;letter-spacing:${tracking.label};text-transform:${vars.labelCase}`

/** Hours are whole, as the service writes them. */
const inLines = (text: string): string =>
  wholeHours(text.replaceAll(/(?<=\d:\d\d)\s|(?<=\d:\d\d\sdel)\s/g, '\u00A0'))
    .replaceAll(/check-(?:in|out)/g, '<span style="white-space:nowrap">$&</span>')
    .replaceAll('\n', '<br>')

const table = ({ rows, isPrice }: Section): string =>
  `<table style="width:100%;margin:8px 0 28px;border-collapse:collapse">${rows
    .map(([term, detail], index) => {
      if (!isPrice)
        return `<tr class="l-fact"><th scope="row" style="${label};text-align:left;vertical-align:baseline;width:38%;padding:11px 16px 11px 0;${line}">${inLines(term)}</th><td style="padding:11px 0;${line}">${inLines(detail)}</td></tr>`
      const sum =
        index === rows.length - 1
          ? `;font-weight:${weight.strong};border-top:2px solid ${color.accent}`
          : `;font-weight:400;${line}`
      return `<tr><th scope="row" style="text-align:left;padding:11px 16px 11px 0${sum}">${inLines(term)}</th><td style="text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums lining-nums;padding:11px 0${sum}">${inLines(detail)}</td></tr>`
    })
    .join('')}</table>`

const html = (
  locale: string,
  { title, dear, about, sections, view, help, closing, links, legal }: LetterWording,
): string =>
  `<!doctype html><html lang="${locale}"><head><title>${title}</title>
<style>@media (max-width:520px){.l-band{padding:26px 22px 22px!important}.l-page{padding:30px 22px 6px!important}.l-fact th,.l-fact td{display:block!important;width:auto!important}.l-fact td{padding-top:0!important;border-top-width:0!important}.l-fact th{padding-bottom:2px!important}.l-button{display:block!important;text-align:center!important}}</style></head>
<body><div role="article" aria-label="${title}" style="color:${color.ink};font:400 16px/1.55 ${font.text}">
<table role="presentation" align="center" style="width:100%;border-collapse:separate;border-spacing:0">
<tr><td class="l-band" style="padding:34px 40px 30px;background:${color.stage};color:${color.onStage};text-align:center"><p style="margin:0;${displayType};font-size:30px;line-height:1.2">${hotel}</p></td></tr>
<tr><td style="height:2px;line-height:2px;font-size:0;background:${color.accent}">&nbsp;</td></tr>
<tr><td class="l-page" style="padding:40px 40px 12px"><h1 style="margin:0 0 20px;${displayType};font-size:27px;line-height:1.25">${title}<span style="display:block;margin-top:8px;font:400 15px/1.4 ${font.text};letter-spacing:0.04em;color:${color.inkMuted};white-space:nowrap">${code}</span></h1>
<p style="margin:0 0 12px">${dear}</p><p style="margin:0 0 20px">${about}</p>
${sections.map((section) => `<h2 style="margin:28px 0 8px;${displayType};font-size:20px;line-height:1.3">${section.title}</h2>${table(section)}`).join('')}
<p style="margin:0 0 24px"><a class="l-button" href="https://stay.example.com" style="display:inline-block;padding:15px 30px;background:${color.accent};color:${color.onAccent};border-radius:${radius.control};font-weight:${weight.strong};text-decoration:none">${view}</a></p>
<p style="margin:0 0 16px;color:${color.inkMuted};font-size:14px">${help}</p><p style="margin:0 0 24px">${closing}</p>
</td></tr>
<tr><td style="padding:24px 40px 34px;color:${color.inkMuted};font-size:14px;line-height:1.6;text-align:center;${line}"><p style="margin:0 0 6px;${displayType};font-size:18px;color:${color.ink}">${hotel}</p><p style="margin:0 0 6px">${links.map((one) => `<a href="https://stay.example.com" style="color:${color.inkMuted};text-decoration:underline">${one}</a>`).join('\u00A0· ')}</p><p style="margin:0">${legal}</p></td></tr>
</table></div></body></html>`
